import type { Insertable, Selectable } from 'kysely'
import { redactLinks } from '../domain/redact-links.ts'
import type { ContactMessageTable, OutboxTable } from './schema-accounts.ts'
import type { Database } from './schema.ts'

/** Inserts an email into the outbox and returns its id. */
export async function insertEmail(db: Database, mail: Insertable<OutboxTable>): Promise<number> {
  const query = db.insertInto('outbox').values(mail).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

/** Removes the queries of all links from emails in the outbox. */
export async function redactEmails(db: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const mail = await db
      .selectFrom('outbox')
      .select('text')
      .where('id', '=', id)
      .executeTakeFirst()
    if (mail === undefined) continue
    const text = redactLinks(mail.text)
    await db.updateTable('outbox').set({ text }).where('id', '=', id).execute()
  }
}

/** Lists the emails in the outbox, newest first. */
export async function listEmails(db: Database, limit: number): Promise<Selectable<OutboxTable>[]> {
  return await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

/** Inserts a message from the contact form. */
export async function insertContactMessage(
  db: Database,
  message: Insertable<ContactMessageTable>,
): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute()
}
