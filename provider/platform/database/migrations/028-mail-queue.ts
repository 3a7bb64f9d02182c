import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Makes the outbox a queue. Emails that are in it already were never to be sent by a mail server, and
 * neither are those of the previous version, which has none: their state stays `stored`.
 */
export const mailQueueMigration: Migration = {
  name: '028-mail-queue',
  up: async (db) => {
    const { integer } = getEngine(db)
    for (const column of [
      sql`html text`,
      sql`locale text`,
      sql`state text not null default 'stored' check (state in ('stored', 'queued', 'sent', 'dead'))`,
      sql`message_id text`,
      sql`attempts ${integer} not null default 0`,
      sql`next_at text`,
      sql`attempted_at text`,
      sql`expires_at text`,
      sql`last_error text`,
      sql`sent_at text`,
    ]) {
      await sql`alter table outbox add column ${column}`.execute(db)
    }
    await sql`create index outbox_queued on outbox (next_at) where state = 'queued'`.execute(db)
    await sql`create index outbox_dead on outbox (id) where state = 'dead'`.execute(db)
  },
}
