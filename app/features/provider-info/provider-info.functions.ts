import { createServerFn } from '@tanstack/react-start'
import type { Capabilities } from '#app/provider/capabilities.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/** What the provider can do, and what the owner says about the rest. */
export interface ProviderInfo {
  readonly capabilities: Capabilities
  /** Whether the provider lists loops. */
  readonly hasLoops: boolean
  /** How customers pay for orders that are not paid from a balance; null if the owner says nothing. */
  readonly paymentInstructions: string | null
  /** The provider's own page with the customer's files; null if the provider is embedded. */
  readonly downloadsUrl: string | null
}

/** Returns what the provider can do, in the visitor's language. */
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
