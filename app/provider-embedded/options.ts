import type { DatabaseLocation } from './db/engine.ts'
import type { LimitName, RateLimit } from './domain/rate-limits.ts'
import type { RefundPayer } from './domain/refunds.ts'
import type { Timer } from './timer.ts'

/** An email to send; `kind` is its purpose, such as `reset` or `order-receipt`. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly kind: string
}

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly [field: string]: unknown
}

export interface ProviderOptions extends DatabaseLocation {
  /** Absolute base URL of files and downloads, without a trailing slash. */
  readonly providerUrl: string
  /** Absolute base URL of the payment page. */
  readonly paymentPageUrl: string
  /**
   * Absolute base URL of the storefront, for links in emails and for the pages to return to after a
   * payment.
   */
  readonly storefrontUrl: string
  /** Secret that signs payment sessions and webhooks. */
  readonly secret: string
  /**
   * Folder with the files of all products in `files/`, and with the `manifest.json` of the demo
   * catalogue. Null for no catalogue.
   */
  readonly catalogueDir: string | null
  /**
   * Whether the demo catalogue is on, which is the default: its manifest is imported if its version
   * is new. Otherwise its products and codes are withdrawn.
   */
  readonly hasDemoCatalogue?: boolean
  /**
   * Whether to remove the drafts of files that a killed process left, which is the default; false
   * while other processes may be writing theirs.
   */
  readonly removesDrafts?: boolean
  /** Email address of the shop owner; by default, that of the demo shop. */
  readonly ownerAddress?: string
  /** Pays refunds; by default, to the demo card, which succeeds immediately. */
  readonly payRefund?: RefundPayer
  readonly clock?: () => Date
  /** Times the scheduled tasks; replaced in tests. */
  readonly timer?: Timer
  /** Delivers emails in addition to storing them in the outbox table. */
  readonly sendMail?: (mail: Email) => Promise<void>
  /** Whether to trust X-Forwarded-For as the client's address. */
  readonly trustForwarded: boolean
  readonly log?: (entry: LogEntry) => void
  /** Language tag for all dates in emails, such as `ru`; by default, the language of each email. */
  readonly dateLanguage?: string | undefined
  /** Whether GET /outbox is enabled, which shows the emails. */
  readonly outbox?: boolean
  /**
   * The number of matching products up to which totals and facets are exact; 10,000 by default.
   */
  readonly maxProductCount?: number
  /** Rate limits by name; by default, those for production. */
  readonly limits?: Partial<Record<LimitName, RateLimit>>
  /** Multiplies every rate limit; 1 by default. */
  readonly limitFactor?: number
  /** Base-2 logarithm of scrypt's N; 15 by default. */
  readonly passwordCost?: number
}
