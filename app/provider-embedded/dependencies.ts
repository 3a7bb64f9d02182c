import type { Database } from './db/schema.ts'
import type { LogEntry, ProviderOptions } from './options.ts'

/** What an open provider consists of; inside a transaction `db` is replaced by the transaction. */
export interface Dependencies {
  readonly db: Database
  readonly clock: () => Date
  readonly options: ProviderOptions
  readonly log: (entry: LogEntry) => void
}
