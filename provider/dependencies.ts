import type { Database } from './platform/database/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { PaymentProcessors } from './payments/payment-processor.ts'
import type { ProviderOptions } from './options.ts'
import type { LogEntry } from './platform/log-entry.ts'

/** The file stores of a shop. */
export interface ShopFiles {
  /** Sounds for sale, and the public previews, covers and portraits. */
  readonly catalogue: FileStore
  /** Public profile pictures. */
  readonly pictures: FileStore
  /** The covers in ZIPs of packs. */
  readonly packs: FileStore
}

/** The dependencies of an open provider; inside a transaction, `db` is the transaction. */
export interface Dependencies {
  readonly db: Database
  readonly clock: () => Date
  readonly options: ProviderOptions
  readonly files: ShopFiles
  readonly log: (entry: LogEntry) => void
  /** Sends the emails in the outbox; null without a mail server. */
  readonly mailSender: { wake(): void } | null
  /** Posts alerts to the owner's webhook; null or undefined if another process does. */
  readonly alertSender?: { wake(): void } | null
  readonly processors: PaymentProcessors
}
