import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Creates the table of the leases that let one process at a time run a scheduled task, and the
 * index by which it finds pending refunds.
 */
export const taskLeasesMigration: Migration = {
  name: '013-task-leases',
  up: async (db) => {
    const engine = getEngine(db)
    await sql`create table task_leases (
      name text not null primary key,
      holder text not null,
      renewals ${engine.integer} not null
    ) ${engine.keyedTableSuffix}`.execute(db)
    await sql`create index refunds_requested on refunds (id)
      where state = 'requested'`.execute(db)
  },
}
