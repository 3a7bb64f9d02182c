import { sql } from 'kysely'
import { catalogueMigration } from './migrations/001-catalogue.ts'
import { accountsMigration } from './migrations/002-accounts.ts'
import { salesMigration } from './migrations/003-sales.ts'
import { withdrawalsMigration } from './migrations/004-withdrawals.ts'
import type { Database } from './schema.ts'

/** One step of the schema; runs once, inside the transaction it is given. */
export interface Migration {
  readonly name: string
  readonly up: (db: Database) => Promise<void>
}

const migrations: readonly Migration[] = [
  catalogueMigration,
  accountsMigration,
  salesMigration,
  withdrawalsMigration,
]

/** Runs the steps this file has not seen, all or none; safe when several processes start at once. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction)
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction)
    const names = new Set(done.rows.map((row) => row.name))
    for (const { name, up } of migrations) {
      if (names.has(name)) continue
      await up(transaction)
      await sql`insert into migrations (name) values (${name})`.execute(transaction)
    }
  })
}
