import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Creates the table of the converted covers in ZIPs. */
export const packCoversMigration: Migration = {
  name: '211-pack-covers',
  up: async (db) => {
    const { integer, keyedTableSuffix } = getEngine(db)
    await sql`create table pack_covers (
      file_name text primary key,
      bytes ${integer} not null,
      crc32 ${integer} not null
    ) ${keyedTableSuffix}`.execute(db)
  },
}
