import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Creates the table of the checksums of sounds for sale, which ZIPs contain. */
export const checksumsMigration: Migration = {
  name: '210-checksums',
  up: async (db) => {
    const { integer, keyedTableSuffix } = getEngine(db)
    await sql`create table wav_checksums (
      sha256 text primary key,
      crc32 ${integer} not null
    ) ${keyedTableSuffix}`.execute(db)
  },
}
