import { sql } from 'kysely'
import { redactLinks } from '../../mail/redact-links.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Connects reset tokens with the emails that contain them. Earlier emails are not connected, so
 * their links are removed at once.
 */
export const resetEmailsMigration: Migration = {
  name: '008-reset-emails',
  up: async (db) => {
    await sql`alter table reset_tokens add column email_id ${getEngine(db).integer}`.execute(db)
    const emails = await sql<{ id: number; text: string }>`
      select id, text from outbox where kind = 'reset'`.execute(db)
    for (const { id, text } of emails.rows) {
      await sql`update outbox set text = ${redactLinks(text)} where id = ${id}`.execute(db)
    }
  },
}
