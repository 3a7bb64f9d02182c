import type { Capabilities } from '#app/provider/capabilities.ts'
import type { CategoryIds } from '#app/provider/category-ids.ts'
import type { Locale, SiteLocale } from '#app/locales/locales.ts'

/** The validated settings about the provider. */
export interface ProviderSettings {
  /** Null if the provider is embedded. */
  readonly providerUrl: string | null
  readonly providerPublicUrl: string | null
  readonly providerTimeoutMs: number
  /** What the provider can do. */
  readonly capabilities: Capabilities
  /** The provider's own page with the customer's files; null if the provider is embedded. */
  readonly providerDownloadsUrl: string | null
  readonly categoryIds: CategoryIds
  /** The base URLs of other hosts that serve the provider's pictures and previews. */
  readonly mediaUrls: readonly string[]
  /** The provider's code for the payment method of orders. */
  readonly paymentMethod: string
  /** The origins of payment pages, in addition to the shop's and the provider's. */
  readonly paymentOrigins: readonly string[]
  /** How customers pay for orders that are not paid from a balance, as plain text. */
  readonly paymentInstructions: Readonly<Record<Locale, string | null>>
}

/** How cards are paid. Contains secrets. */
export type PaymentSettings =
  | { readonly kind: 'demo' }
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      readonly webhookSecrets: readonly string[]
      /** The address of the API in tests; null for Stripe's own. */
      readonly apiBase: string | null
      /** Whether the key is for real payments. */
      readonly isLive: boolean
    }

/** The mail server that delivers the emails of the embedded provider. Contains a password. */
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
  /** Absolute path of the file with the shop's identity; null for the project's own. */
  readonly shopConfigPath: string | null
  /** Absolute path of the folder with the legal texts; null for the one next to the identity. */
  readonly legalDir: string | null
  /** Absolute path of the folder that contains the database, the files and the catalogue. */
  readonly dataDir: string
  /** `postgres://` URL of the database; null for SQLite in `dataDir`. Contains a password. */
  readonly databaseUrl: string | null
  /** The greatest number of connections of a process to the database of that URL. */
  readonly databaseConnections: number
  /** Absolute path of the folder that contains the demo catalogue. */
  readonly catalogueDir: string
  readonly demoCatalogue: 'full' | 'small' | 'none'
  /** Signs cookies and payment webhooks; if null, a secret is generated and stored in `dataDir`. */
  readonly secret: string | null
  readonly providerPort: number
  /** How long a rendered page waits for the provider in total, in milliseconds. */
  readonly pageTimeoutMs: number
  /**
   * Addresses of proxies whose X-Forwarded-* headers are trusted, or `loopback`; null to trust no
   * proxy.
   */
  readonly trustedProxy: 'loopback' | string[] | null
  readonly outbox: boolean
  /** Email address of the shop's owner; null for the seller's in the shop's identity. */
  readonly ownerMail: string | null
  /** Where alerts for the owner are posted as JSON; null for email only. It can be a secret. */
  readonly alertWebhookUrl: string | null
  /** How many days without a backup the owner of a live shop is told of; 0 for never. */
  readonly maxBackupAgeDays: number
  /** How cards are paid at the embedded provider. */
  readonly payment: PaymentSettings
  /** Null if emails are only stored and printed. */
  readonly mailServer: MailServerSettings | null
  /** Multiplies the rate limits of logins, registrations and so on; 1 keeps the defaults. */
  readonly rateLimitFactor: number
  /** Base-2 logarithm of scrypt's N, with which passwords are hashed. */
  readonly passwordCost: number
  /** The fixed locale of the site messages and dates; null for the visitor's locale. */
  readonly siteLocale: SiteLocale | null
  /** Maximum size of the page cache, in bytes; 0 disables the cache. */
  readonly pageCacheBytes: number
  /** Whether the component gallery is served. */
  readonly galleryPage: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error'
}
