import { sql } from 'kysely'
import { catalogueMigration } from './migrations/001-catalogue.ts'
import { accountsMigration } from './migrations/002-accounts.ts'
import { salesMigration } from './migrations/003-sales.ts'
import { withdrawalsMigration } from './migrations/004-withdrawals.ts'
import { standardNamesMigration } from './migrations/005-standard-names.ts'
import { translationsMigration } from './migrations/006-translations.ts'
import { sessionStartMigration } from './migrations/007-session-start.ts'
import { resetEmailsMigration } from './migrations/008-reset-emails.ts'
import type { Database } from './schema.ts'

/** A schema change that runs once, in the given transaction. */
export interface Migration {
  readonly name: string
  readonly up: (db: Database) => Promise<void>
}

/** All migrations, oldest first. Released migrations must not change. */
export const migrations: readonly Migration[] = [
  catalogueMigration,
  accountsMigration,
  salesMigration,
  withdrawalsMigration,
  standardNamesMigration,
  translationsMigration,
  sessionStartMigration,
  resetEmailsMigration,
]

/**
 * Runs all pending migrations in one transaction, so that several processes can safely start at the
 * same time.
 */
export async function migrate(db: Database, steps = migrations): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction)
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction)
    const names = new Set(done.rows.map((row) => row.name))
    for (const { name, up } of steps) {
      if (names.has(name)) continue
      await up(transaction)
      await sql`insert into migrations (name) values (${name})`.execute(transaction)
    }
  })
}
