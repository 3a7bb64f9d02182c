import type { Capabilities } from '#app/provider/capabilities.ts'
import type { CategoryIds } from '#app/provider/category-ids.ts'
import type { Locale, SiteLocale } from '#app/locales/locales.ts'

/** The validated settings of the provider. */
export interface ProviderSettings {
  /** Null if the provider is embedded. */
  readonly providerUrl: string | null
  readonly providerPublicUrl: string | null
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

/** The card payment service. Contains secrets. */
export type PaymentSettings =
  | { readonly kind: 'demo' }
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      readonly webhookSecrets: readonly string[]
      /** The base URL of the API in tests; null for Stripe's own. */
      readonly apiBase: string | null
      /** True if the key is for real payments. */
      readonly isLive: boolean
    }

/** The mail server for the embedded provider's emails. Contains a password. */
export interface MailServerSettings {
  readonly host: string
  readonly port: number
  /** `tls` from the first byte, `starttls` before the login, or `none`. */
  readonly encryption: 'tls' | 'starttls' | 'none'
  readonly login: { readonly user: string; readonly password: string } | null
  /** The sender of all emails. */
  readonly from: { readonly name: string; readonly address: string }
}

/** The validated settings of the shop; docs/settings.md describes each of them. */
export interface Settings extends ProviderSettings {
  readonly port: number
  readonly hostname: string
  /** The public base URL of the shop, without a trailing slash. */
  readonly origin: string
  /** The absolute path of the shop config; null for the project's own. */
  readonly shopConfigPath: string | null
  /**
   * The absolute path of the folder with the legal texts; null for the one next to the shop config.
   */
  readonly legalDir: string | null
  /** The absolute path of the folder for the database, files and catalogue. */
  readonly dataDir: string
  /** The `postgres://` URL of the database; null for SQLite in `dataDir`. Contains a password. */
  readonly databaseUrl: string | null
  /** The maximum number of connections per process to that database. */
  readonly databaseConnections: number
  /** The absolute path of the folder for the demo catalogue. */
  readonly catalogueDir: string
  readonly demoCatalogue: 'full' | 'small' | 'none'
  /**
   * The key for signing cookies and payment webhooks; if null, one is generated and stored in
   * `dataDir`.
   */
  readonly secret: string | null
  readonly providerPort: number
  /** How long rendering a page waits for the provider in total, in milliseconds. */
  readonly pageTimeoutMs: number
  /**
   * The addresses of proxies whose X-Forwarded-* headers are trusted, or `loopback`; null to trust
   * none.
   */
  readonly trustedProxy: 'loopback' | string[] | null
  readonly outbox: boolean
  /** The owner's email address; null for the seller's in the shop config. */
  readonly ownerMail: string | null
  /**
   * The URL that alerts for the owner are posted to as JSON; null for email only. May be a secret.
   */
  readonly alertWebhookUrl: string | null
  /** After how many days without a backup the owner of a live shop is notified; 0 for never. */
  readonly maxBackupAgeDays: number
  /** The embedded provider's card payment service. */
  readonly payment: PaymentSettings
  /** Null if emails are only stored and printed. */
  readonly mailServer: MailServerSettings | null
  /** A factor for the rate limits of logins, registrations and so on; 1 keeps the defaults. */
  readonly rateLimitFactor: number
  /** The base-2 logarithm of scrypt's N for password hashing. */
  readonly passwordCost: number
  /** The fixed locale of the site messages and dates; null for the visitor's locale. */
  readonly siteLocale: SiteLocale | null
  /** Maximum size of the page cache, in bytes; 0 disables the cache. */
  readonly pageCacheBytes: number
  /** True if the component gallery is served. */
  readonly galleryPage: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error'
}
