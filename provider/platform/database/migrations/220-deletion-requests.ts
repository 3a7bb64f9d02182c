import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Adds customers' requests to delete their accounts. Amounts are in cents. */
export const deletionRequestsMigration: Migration = {
  name: '220-deletion-requests',
  up: async (db) => {
    const { integer, keyedTableSuffix } = getEngine(db)
    const statements = [
      sql`create table deletion_requests (
        customer_id ${integer} primary key references customers (id),
        given_up ${integer} not null check (given_up >= 0),
        requested_at text not null,
        due_at text not null,
        next_at text not null
      ) ${keyedTableSuffix}`,
      sql`create index deletion_requests_next on deletion_requests (next_at)`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
