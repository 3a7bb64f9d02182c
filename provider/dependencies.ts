import type { Database } from './platform/database/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { PaymentProcessors } from './payments/payment-processor.ts'
import type { LogEntry, ProviderOptions } from './options.ts'

/** All files that the shop keeps. */
export interface ShopFiles {
  /** Sounds for sale, and the previews, covers and portraits that everybody may read. */
  readonly catalogue: FileStore
  /** Profile pictures, which everybody may read. */
  readonly pictures: FileStore
  /** The ZIPs of packs and the covers in them. */
  readonly packs: FileStore
}

/** The dependencies of an open provider; inside a transaction, `db` is the transaction. */
export interface Dependencies {
  readonly db: Database
  readonly clock: () => Date
  readonly options: ProviderOptions
  readonly files: ShopFiles
  readonly log: (entry: LogEntry) => void
  /** Sends the emails of the outbox; null if there is no mail server. */
  readonly mailSender: { wake(): void } | null
  /** Posts the alerts to the owner's webhook; null or undefined if another process does. */
  readonly alertSender?: { wake(): void } | null
  readonly processors: PaymentProcessors
}
