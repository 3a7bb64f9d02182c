import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Stores when an imported pack was removed: its licensor and the addresses of its sounds still belong
 * to those who bought it.
 */
export const removedPacksMigration: Migration = {
  name: '026-removed-packs',
  up: async (db) => {
    await sql`alter table pack_imports add column removed_at text`.execute(db)
  },
}
