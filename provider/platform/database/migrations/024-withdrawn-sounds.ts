import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Stores when a sound was taken out of its pack, because those who bought the pack before keep it; and
 * who licenses an imported pack.
 */
export const withdrawnSoundsMigration: Migration = {
  name: '024-withdrawn-sounds',
  up: async (db) => {
    await sql`alter table sounds add column withdrawn_at text`.execute(db)
    await sql`alter table pack_imports add column licensor text`.execute(db)
    await sql`alter table pack_imports add column contact text`.execute(db)
  },
}
