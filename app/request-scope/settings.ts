import type { SiteLocale } from '#app/locales/locales.ts'

/** The shop's settings, validated; the README's table describes each. */
export interface Settings {
  readonly port: number
  readonly hostname: string
  /** The public base URL of the shop, without a trailing slash. */
  readonly origin: string
  /** Absolute path of the folder with the database, the files and the catalogue. */
  readonly dataDir: string
  /** Absolute path of the folder with the demo catalogue. */
  readonly catalogueDir: string
  readonly demoCatalogue: 'full' | 'small' | 'none'
  /** Signs cookies and payment webhooks; null: generated and stored in `dataDir`. */
  readonly secret: string | null
  /** Null: the provider is embedded. */
  readonly providerUrl: string | null
  readonly providerPublicUrl: string | null
  readonly providerPort: number
  readonly providerTimeoutMs: number
  /** Addresses whose X-Forwarded-* headers are trusted, or `loopback`; null: none. */
  readonly trustedProxy: 'loopback' | string[] | null
  readonly outbox: boolean
  /** Mailbox of the shop's owner; null: the demo shop's. */
  readonly ownerMail: string | null
  /** Multiplies the limits on logins, registrations and so on; 1 is the default limit. */
  readonly rateLimitFactor: number
  /** The fixed locale of the site texts and dates; null: the visitor's. */
  readonly siteLocale: SiteLocale | null
  /** Memory for pages that are the same for everyone, in bytes; 0: no page cache. */
  readonly pageCacheBytes: number
  /** Whether the component gallery is served. */
  readonly galleryPage: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error'
}
