import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Stores when a customer first and last downloaded what they bought, which answers disputes. */
export const downloadTimesMigration: Migration = {
  name: '066-download-times',
  up: async (db) => {
    for (const column of ['first_download_at', 'last_download_at']) {
      await sql`alter table purchased_links add column ${sql.ref(column)} text`.execute(db)
    }
  },
}
