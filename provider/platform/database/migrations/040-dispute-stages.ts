import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Stores how far a dispute has come, and when that was reported. What is open without money that the
 * bank has taken is an inquiry.
 */
export const disputeStagesMigration: Migration = {
  name: '040-dispute-stages',
  up: async (db) => {
    await sql`alter table disputes add column stage text not null default 'dispute'
      check (stage in ('inquiry', 'dispute', 'appeal', 'unclear'))`.execute(db)
    await sql`alter table disputes add column reported_at text`.execute(db)
    await sql`update disputes set stage = 'inquiry' where state = 'open' and not exists (
      select 1 from journal_entries where cause = 'dispute:' || disputes.id || ':withdrawn')`.execute(
      db,
    )
  },
}
