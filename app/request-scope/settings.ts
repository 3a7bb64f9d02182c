import type { SiteLocale } from '#app/locales/locales.ts'

/** The validated settings of the shop; docs/settings.md describes each of them. */
export interface Settings {
  readonly port: number
  readonly hostname: string
  /** The public base URL of the shop, without a trailing slash. */
  readonly origin: string
  /** Absolute path of the folder that contains the database, the files and the catalogue. */
  readonly dataDir: string
  /** Absolute path of the folder that contains the demo catalogue. */
  readonly catalogueDir: string
  readonly demoCatalogue: 'full' | 'small' | 'none'
  /** Signs cookies and payment webhooks; if null, a secret is generated and stored in `dataDir`. */
  readonly secret: string | null
  /** Null if the provider is embedded. */
  readonly providerUrl: string | null
  readonly providerPublicUrl: string | null
  readonly providerPort: number
  readonly providerTimeoutMs: number
  /**
   * Addresses of proxies whose X-Forwarded-* headers are trusted, or `loopback`; null to trust no
   * proxy.
   */
  readonly trustedProxy: 'loopback' | string[] | null
  readonly outbox: boolean
  /** Email address of the shop's owner; null for the demo shop's address. */
  readonly ownerMail: string | null
  /** Multiplies the rate limits of logins, registrations and so on; 1 keeps the defaults. */
  readonly rateLimitFactor: number
  /** The fixed locale of the site messages and dates; null for the visitor's locale. */
  readonly siteLocale: SiteLocale | null
  /** Maximum size of the page cache, in bytes; 0 disables the cache. */
  readonly pageCacheBytes: number
  /** Whether the component gallery is served. */
  readonly galleryPage: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error'
}
