import type { LimitName, Limit } from './http/limiter.ts'
import type { RefundPayer } from './payment/refund.ts'

/** A mail as it is sent; `kind` names its occasion, such as `reset` or `receipt`. */
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
  /** Absolute; holds `overtone.db` and `files/`; made if missing. */
  readonly dataDir: string
  /** Absolute base of the addresses handed out for files and downloads, without trailing slash. */
  readonly providerUrl: string
  /** Absolute base of the payment page. */
  readonly paymentPageUrl: string
  /** Absolute base of links in mails and of the returns from a payment. */
  readonly storefrontUrl: string
  /** Signs payment sessions and notices. */
  readonly secret: string
  /** Folder with `manifest.json` and `files/`; imported when its version is new. */
  readonly catalogueDir: string | null
  /** Mailbox of the people behind the shop; the demo shop's own where none is given. */
  readonly ownerAddress?: string
  /** Pays money back; the demo card, which does so at once, where none is given. */
  readonly payRefund?: RefundPayer
  readonly clock?: () => Date
  /** Delivery beside the outbox table. */
  readonly sendMail?: (mail: Mail) => Promise<void>
  /** Whether X-Forwarded-For names the visitor. */
  readonly trustForwarded: boolean
  readonly log?: (entry: LogEntry) => void
  /** The one language of dates in mails, such as `ru`; each reader's own where none is given. */
  readonly dateLanguage?: string | undefined
  /** Whether GET /outbox shows the mails. */
  readonly outbox?: boolean
  /** Attempts allowed, by name of the limit; the production values where none is given. */
  readonly limits?: Partial<Record<LimitName, Limit>>
  /** Multiplies every limit; 1 where none is given. */
  readonly limitFactor?: number
  /** Base-2 logarithm of scrypt's N; 15 where none is given. */
  readonly passwordCost?: number
}
