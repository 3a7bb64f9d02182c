import type { Dependencies } from '../dependencies.ts'
import type { Database } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import {
  deleteContactMessage,
  insertContactMessage,
  markMessageAnswered,
} from './contact-messages.store.ts'
import { enqueueContactEmail, enqueueContactNotice } from './enqueue-contact-emails.ts'

/** A message as entered in the contact form. */
interface NewMessage {
  readonly full_name: string
  readonly email: string
  readonly theme: string
  readonly message: string
}

/** The owner's email for a message: the message itself, a notice that there are more, or none. */
export type EmailToOwner = 'message' | 'notice' | null

/** Stores a message from the contact form and emails the owner. */
export async function sendMessage(
  dependencies: Dependencies,
  message: NewMessage,
  toOwner: EmailToOwner,
): Promise<void> {
  const deliver = await transact(dependencies.db, async (db) => {
    const created_at = dependencies.clock().toISOString()
    const stored = await insertContactMessage(db, { ...message, created_at })
    const inside = { ...dependencies, db }
    if (toOwner === 'message') return await enqueueContactEmail(inside, stored)
    return toOwner === 'notice' ? await enqueueContactNotice(inside, stored) : deliverNothing
  })
  deliver()
}

/** Marks a message as answered; returns false if it does not exist. */
export async function answerMessage(db: Database, id: number, now: Date): Promise<boolean> {
  return await transact(db, (transaction) => markMessageAnswered(transaction, id, now))
}

/** Deletes a message and its email in the outbox; returns false if it does not exist. */
export async function deleteMessage(db: Database, id: number): Promise<boolean> {
  return await transact(db, (transaction) => deleteContactMessage(transaction, id))
}
