import type { Insertable, Selectable } from 'kysely'
import type { ContactMessageTable } from '../platform/database/schema/accounts.ts'
import type { Database } from '../platform/database/database.ts'

export type ContactMessage = Selectable<ContactMessageTable>

/** Inserts a message from the contact form. */
export async function insertContactMessage(
  db: Database,
  message: Insertable<ContactMessageTable>,
): Promise<ContactMessage> {
  const query = db.insertInto('contact_messages').values(message).returningAll()
  return await query.executeTakeFirstOrThrow()
}

/** Stores the id of the outbox email that forwards a message to the owner. */
export async function setContactEmail(db: Database, id: number, emailId: number): Promise<void> {
  await db.updateTable('contact_messages').set({ email_id: emailId }).where('id', '=', id).execute()
}

/** Returns the newest messages, of everybody or of one email address, and their total number. */
export async function listContactMessages(
  db: Database,
  email: string | null,
  limit: number,
): Promise<{ messages: ContactMessage[]; total: number }> {
  let matching = db.selectFrom('contact_messages')
  if (email !== null) matching = matching.where('email', '=', email)
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const messages = await matching.selectAll().orderBy('id', 'desc').limit(limit).execute()
  return { messages, total }
}

/** Returns the message with this id, or null. */
export async function findContactMessage(db: Database, id: number): Promise<ContactMessage | null> {
  const query = db.selectFrom('contact_messages').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/**
 * Marks a message as answered; a repeated call keeps the first time. Returns false if the message
 * does not exist.
 */
export async function markMessageAnswered(db: Database, id: number, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('contact_messages')
    .set(({ fn, val }) => ({ answered_at: fn.coalesce('answered_at', val(now.toISOString())) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/**
 * Deletes a message and its email in the outbox; returns false if it does not exist. Must run in a
 * transaction.
 */
export async function deleteContactMessage(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .returning('email_id')
    .executeTakeFirst()
  if (deleted === undefined) return false
  if (deleted.email_id !== null) {
    await db.deleteFrom('outbox').where('id', '=', deleted.email_id).execute()
  }
  return true
}

/** Deletes all messages from an email address like `deleteContactMessage`. */
export async function deleteContactMessagesFrom(db: Database, email: string): Promise<void> {
  const query = db.selectFrom('contact_messages').select('id').where('email', '=', email)
  for (const { id } of await query.execute()) await deleteContactMessage(db, id)
}
