import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/** Stores the numbers that a series leaves out because invoices with them were lost. */
export const numberGapsMigration: Migration = {
  name: '039-number-gaps',
  up: async (db) => {
    const { integer, tableSuffix } = getEngine(db)
    await sql`create table number_gaps (
      name text not null,
      year ${integer} not null,
      first ${integer} not null check (first > 0),
      last ${integer} not null check (last >= first),
      created_at text not null,
      primary key (name, year, first)
    ) ${tableSuffix}`.execute(db)
  },
}
