import type { Capabilities } from '#app/provider/capabilities.ts'
import type { CategoryIds } from '#app/provider/options.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'

/** The validated settings of the provider. */
export interface ProviderSettings {
  readonly providerTimeoutMs: number
  /** The provider's capabilities. */
  readonly capabilities: Capabilities
  /** The provider's own downloads page; null if the provider is embedded. */
  readonly providerDownloadsUrl: string | null
  readonly categoryIds: CategoryIds
  /** The base URLs of other hosts that serve the provider's pictures and previews. */
  readonly mediaUrls: readonly string[]
  /** The provider's code for the orders' payment method. */
  readonly paymentMethod: string
  /** The origins of payment pages, in addition to the shop's and the provider's. */
  readonly paymentOrigins: readonly string[]
  /** How customers pay for orders not paid from a balance, as plain text. */
  readonly paymentInstructions: Readonly<Record<Locale, string | null>>
}

/** The validated settings of the storefront; docs/settings.md describes each of them. */
export interface Settings extends SharedSettings, ProviderSettings {
  readonly port: number
  /** How long rendering a page waits for the provider in total, in milliseconds. */
  readonly pageTimeoutMs: number
  /** Maximum size of the page cache, in bytes; 0 disables the cache. */
  readonly pageCacheBytes: number
}
