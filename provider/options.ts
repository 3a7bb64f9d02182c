import type { LegalTexts } from '#shop/legal-document.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { DatabaseLocation } from './platform/database/engine.ts'
import type { ObjectStore } from './platform/files/file-place.ts'
import type { LogEntry } from './platform/log-entry.ts'
import type { LimitName, RateLimit } from './platform/http/rate-limits.rules.ts'
import type { ConfiguredService } from './payments/payment-service.ts'
import type { RefundPayer } from './payments/refunds.rules.ts'
import type { Telemetry } from './contract/telemetry.ts'
import type { Timer } from './platform/tasks/timer.ts'

/** An email to send; `kind` is its purpose, such as `reset` or `order-receipt`. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The email as an HTML page. */
  readonly html?: string
  /** The language, such as `de`. */
  readonly locale?: string
  readonly kind: string
  /** The Reply-To address; by default, the shop owner's. */
  readonly replyTo?: string
  /** The order's number, if the email is about one. */
  readonly orderId?: number
  /**
   * The time after which it is useless, such as the expiry of its link; by default, delivery is
   * attempted for four days.
   */
  readonly expiresAt?: Date
}

/** The mail server that delivers the emails (SMTP, RFC 5321). */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** `tls` from the start, `starttls` before the login, or `none`. */
  readonly encryption: 'tls' | 'starttls' | 'none'
  readonly login: { readonly user: string; readonly password: string } | null
  /** The sender of all emails. */
  readonly from: { readonly name: string; readonly address: string }
  /** Certificates in PEM format to trust instead of Node's; for tests. */
  readonly authority?: string
  /**
   * Time limits in milliseconds for connecting, the greeting, each later silence, and the whole
   * attempt; shorter in tests.
   */
  readonly timeLimits?: {
    readonly connect: number
    readonly greeting: number
    readonly silence: number
    readonly attempt: number
  }
}

/** The address that receives alerts for the owner as JSON. It may contain a secret. */
export interface AlertWebhook {
  readonly url: string
  /** The timeout of a call in milliseconds: 10,000 by default, shorter in tests. */
  readonly timeoutMs?: number
}

export interface ProviderOptions extends DatabaseLocation {
  readonly shop: ShopConfig
  /**
   * The legal texts, whose versions are stored with orders and some of which emails contain in
   * full; both are omitted if undefined.
   */
  readonly legalTexts?: LegalTexts
  /** Absolute base URL of files and downloads, without a trailing slash. */
  readonly providerUrl: string
  /** Absolute base URL of the payment page. */
  readonly paymentPageUrl: string
  /** Absolute base URL of the storefront, for links in emails and for returning from a payment. */
  readonly storefrontUrl: string
  /** The secret for signing payment sessions and webhooks. */
  readonly secret: string
  /**
   * The folder with the files of all products in `files/`, and with the `manifest.json` of the demo
   * catalogue; null without a catalogue.
   */
  readonly catalogueDir: string | null
  /** Keeps the files instead of the folders; null or undefined for the folders. */
  readonly objectStore?: ObjectStore | null
  /**
   * True by default, which imports the manifest of the demo catalogue if its version is new; false
   * withdraws its products and codes.
   */
  readonly hasDemoCatalogue?: boolean
  /**
   * True by default, which removes drafts of files left by a killed process; false while other
   * processes may be writing theirs.
   */
  readonly removesDrafts?: boolean
  /** The email address of the shop owner; by default, the seller's. */
  readonly ownerAddress?: string
  /**
   * Also receives the alerts that are emailed to the owner; null or undefined to send emails only.
   */
  readonly alertWebhook?: AlertWebhook | null
  /**
   * The number of days without a backup after which the owner of a live shop is alerted; 0 for
   * never, 3 by default.
   */
  readonly maxBackupAgeDays?: number
  /** Returns the free bytes on the disk of a folder; by default, asks the operating system. */
  readonly readFreeBytes?: (folder: string) => Promise<number>
  /** Receives card payments; null or undefined for the demo page with its test cards. */
  readonly paymentService?: ConfiguredService | null
  /**
   * Pays refunds of the demo page; by default, to the demo card, which always succeeds immediately.
   */
  readonly payRefund?: RefundPayer
  readonly clock?: () => Date
  /** Schedules the tasks; replaced in tests. */
  readonly timer?: Timer
  /** Delivers the emails in the outbox; null or undefined to only store them. */
  readonly mailServer?: MailServer | null
  /** Receives each new email if no mail server is configured. */
  readonly sendMail?: (mail: Email) => Promise<void>
  /** True to trust X-Forwarded-For as the client's address. */
  readonly trustForwarded: boolean
  /** With it, remote storefronts sign the addresses of their visitors; null for none of them. */
  readonly visitorSecret?: string | null
  readonly log?: (entry: LogEntry) => void
  /** Receives what the back end measures; by default, nothing does. */
  readonly telemetry?: Telemetry
  /** The duration in milliseconds from which a statement is logged as slow; 0, the default, for never. */
  readonly slowStatementMs?: number
  /** Language tag for all dates in emails, such as `ru`; by default, the language of each email. */
  readonly dateLanguage?: string | undefined
  /**
   * Returns whether a request may read GET /outbox, which displays the emails; by default, no
   * request may.
   */
  readonly mayReadOutbox?: (request: Request) => boolean
  /** The number of matching products up to which totals and facets are exact; 10,000 by default. */
  readonly maxProductCount?: number
  /** Rate limits by name; by default, those for production. */
  readonly limits?: Partial<Record<LimitName, RateLimit>>
  /** Multiplies every rate limit; 1 by default. */
  readonly limitFactor?: number
  /** Base-2 logarithm of scrypt's N; 15 by default. */
  readonly passwordCost?: number
}
