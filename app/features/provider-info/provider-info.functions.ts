import { createServerFn } from '@tanstack/react-start'
import type { Capabilities } from '#app/provider/capabilities.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/** The provider's capabilities and related texts by the owner. */
export interface ProviderInfo {
  readonly capabilities: Capabilities
  /** True if the provider lists loops. */
  readonly hasLoops: boolean
  /**
   * How customers pay for orders not paid from a balance; null if the owner has not configured it.
   */
  readonly paymentInstructions: string | null
  /** The provider's own downloads page; null if the provider is embedded. */
  readonly downloadsUrl: string | null
}

/** Returns the provider's capabilities, with texts in the visitor's language. */
export const getProviderInfo = createServerFn({ method: 'GET' }).handler((): ProviderInfo => {
  const { app, locale } = getRequestScope()
  const { capabilities, categoryIds, paymentInstructions, providerDownloadsUrl } = app.settings
  return {
    capabilities,
    hasLoops: categoryIds.loop !== null,
    paymentInstructions: paymentInstructions[locale],
    downloadsUrl: providerDownloadsUrl,
  }
})
