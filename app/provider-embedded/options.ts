import type { LimitName, RateLimit } from './domain/rate-limits.ts'
import type { RefundPayer } from './domain/refunds.ts'

/** An email to send; `kind` is what it is for, such as `reset` or `order-receipt`. */
export interface Mail {
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

export interface ProviderOptions {
  /** Absolute path of the folder for `overtone.db` and `files/`; created if missing. */
  readonly dataDir: string
  /** Absolute base URL of files and downloads, without trailing slash. */
  readonly providerUrl: string
  /** Absolute base URL of the payment page. */
  readonly paymentPageUrl: string
  /** Absolute base URL of links in emails and of the pages that a payment returns to. */
  readonly storefrontUrl: string
  /** Signs payment sessions and webhooks. */
  readonly secret: string
  /** Folder with `manifest.json` and `files/`; imported if its version is new. */
  readonly catalogueDir: string | null
  /** Email address of the shop owner; the demo shop's own by default. */
  readonly ownerAddress?: string
  /** Pays refunds; the demo card by default, which refunds at once. */
  readonly payRefund?: RefundPayer
  readonly clock?: () => Date
  /** Delivers emails in addition to storing them in the outbox table. */
  readonly sendMail?: (mail: Mail) => Promise<void>
  /** Whether X-Forwarded-For is the client's address. */
  readonly trustForwarded: boolean
  readonly log?: (entry: LogEntry) => void
  /** Language tag for all dates in emails, such as `ru`; the language of each email by default. */
  readonly dateLanguage?: string | undefined
  /** Whether GET /outbox shows the emails. */
  readonly outbox?: boolean
  /** Rate limits by name; the production limits by default. */
  readonly limits?: Partial<Record<LimitName, RateLimit>>
  /** Multiplies every rate limit; 1 by default. */
  readonly limitFactor?: number
  /** Base-2 logarithm of scrypt's N; 15 by default. */
  readonly passwordCost?: number
}
