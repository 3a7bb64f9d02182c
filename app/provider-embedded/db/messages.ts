import type { Insertable, Selectable } from 'kysely'
import type { ContactMessageTable, OutboxTable } from './schema-accounts.ts'
import type { Database } from './schema.ts'

/** Inserts an email into the outbox. */
export async function insertEmail(db: Database, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute()
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
