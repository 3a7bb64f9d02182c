import type { Database } from './platform/database/database.ts'
import type { PaymentProcessors } from './payments/payment-processor.ts'
import type { LogEntry, ProviderOptions } from './options.ts'

/** The dependencies of an open provider; inside a transaction, `db` is the transaction. */
export interface Dependencies {
  readonly db: Database
  readonly clock: () => Date
  readonly options: ProviderOptions
  readonly log: (entry: LogEntry) => void
  /** Sends the emails of the outbox; null if there is no mail server. */
  readonly mailSender: { wake(): void } | null
  /** Posts the alerts to the owner's webhook; null or undefined if another process does. */
  readonly alertSender?: { wake(): void } | null
  readonly processors: PaymentProcessors
}
