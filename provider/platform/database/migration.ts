import type { Database } from './database.ts'

/**
 * A schema change that runs once, in the transaction passed to it. The previous version of the shop
 * may still be running; see the rules in `docs/architecture.md`.
 */
export interface Migration {
  readonly name: string
  readonly up: (db: Database) => Promise<void>
}
