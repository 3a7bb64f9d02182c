import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Stores when the owner has marked a message from the contact form as answered. */
export const answeredMessagesMigration: Migration = {
  name: '067-answered-messages',
  up: async (db) => {
    await sql`alter table contact_messages add column answered_at text`.execute(db)
  },
}
