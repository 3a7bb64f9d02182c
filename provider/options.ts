import type { LegalTexts } from '#shop/legal-document.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { DatabaseLocation } from './platform/database/engine.ts'
import type { LimitName, RateLimit } from './platform/http/rate-limits.rules.ts'
import type { ConfiguredService } from './payments/payment-service.ts'
import type { RefundPayer } from './payments/refunds.rules.ts'
import type { Timer } from './platform/tasks/timer.ts'

/** An email to send; `kind` is its purpose, such as `reset` or `order-receipt`. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as a page. */
  readonly html?: string
  /** The language, such as `de`. */
  readonly locale?: string
  readonly kind: string
  /** Where replies go; by default, to the shop owner. */
  readonly replyTo?: string
  /** The number of the order that it is about. */
  readonly orderId?: number
  /** When it is no longer of use, such as an expired link; by default, after four days of attempts. */
  readonly expiresAt?: Date
}

/** The mail server that delivers the emails (SMTP, RFC 5321). */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** `tls` from the first byte, `starttls` before the login, or `none`. */
  readonly encryption: 'tls' | 'starttls' | 'none'
  readonly login: { readonly user: string; readonly password: string } | null
  /** The sender of all emails. */
  readonly from: { readonly name: string; readonly address: string }
  /** Certificates in PEM format to trust instead of those of Node; for tests. */
  readonly authority?: string
  /**
   * The time limits for connecting, the greeting, each silence after it, and the whole attempt in
   * milliseconds; shorter in tests.
   */
  readonly timeLimits?: {
    readonly connect: number
    readonly greeting: number
    readonly silence: number
    readonly attempt: number
  }
}

/** The address to which alerts for the owner are posted as JSON. It may contain a secret. */
export interface AlertWebhook {
  readonly url: string
  /** How many milliseconds a call may take: 10,000 by default, fewer in tests. */
  readonly timeoutMs?: number
}

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly [field: string]: unknown
}

export interface ProviderOptions extends DatabaseLocation {
  /** The identity of the shop. */
  readonly shop: ShopConfig
  /**
   * The legal texts: their versions are stored with orders, and emails contain some in full. Without
   * them, neither is so.
   */
  readonly legalTexts?: LegalTexts
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
  /** Email address of the shop owner; by default, the seller's. */
  readonly ownerAddress?: string
  /** Receives what the owner is told by email, too; null or undefined for no second way. */
  readonly alertWebhook?: AlertWebhook | null
  /** How many days without a backup the owner of a live shop is told of; 0 for never, 3 by default. */
  readonly maxBackupAgeDays?: number
  /** Reads the free bytes of the disk with a folder; by default, from the operating system. */
  readonly readFreeBytes?: (folder: string) => Promise<number>
  /** Receives card payments; null or undefined for the demo page with its test cards. */
  readonly paymentService?: ConfiguredService | null
  /** Pays refunds of the demo page; by default, to the demo card, which succeeds immediately. */
  readonly payRefund?: RefundPayer
  readonly clock?: () => Date
  /** Times the scheduled tasks; replaced in tests. */
  readonly timer?: Timer
  /** Delivers the emails of the outbox; null or undefined to only store them. */
  readonly mailServer?: MailServer | null
  /** Receives each new email if there is no mail server. */
  readonly sendMail?: (mail: Email) => Promise<void>
  /** Whether to trust X-Forwarded-For as the client's address. */
  readonly trustForwarded: boolean
  readonly log?: (entry: LogEntry) => void
  /** Language tag for all dates in emails, such as `ru`; by default, the language of each email. */
  readonly dateLanguage?: string | undefined
  /** Returns whether a request may read GET /outbox, which shows the emails; by default, none may. */
  readonly mayReadOutbox?: (request: Request) => boolean
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
