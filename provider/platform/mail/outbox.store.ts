import type { Insertable, Selectable } from 'kysely'
import { redactLinks } from './redact-links.ts'
import type { OutboxTable } from '../database/schema/accounts.ts'
import type { Database } from '../database/database.ts'

/** Inserts an email into the outbox and returns its id. */
export async function insertEmail(db: Database, mail: Insertable<OutboxTable>): Promise<number> {
  const query = db.insertInto('outbox').values(mail).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

/** Deletes an email from the outbox. */
export async function deleteEmail(db: Database, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/**
 * Removes the queries of all links from emails in the outbox. Discards those still queued, because
 * their links are invalid.
 */
export async function redactEmails(
  db: Database,
  links: readonly { readonly email_id: number | null }[],
): Promise<void> {
  for (const { email_id: id } of links) {
    if (id === null) continue
    const query = db.selectFrom('outbox').select('text').where('id', '=', id)
    const mail = await query.executeTakeFirst()
    if (mail === undefined) continue
    await db.updateTable('outbox').set(removeSecrets(mail)).where('id', '=', id).execute()
    await db
      .updateTable('outbox')
      .set(({ fn, val, ref }) => ({
        state: 'dead' as const,
        next_at: null,
        last_error: fn.coalesce(ref('last_error'), val('its link is no longer valid')),
      }))
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .execute()
  }
}

/** Returns the stored parts of an email whose links contain secrets, without these secrets. */
export function removeSecrets({ text }: { readonly text: string }) {
  return { text: redactLinks(text), html: null }
}

/** Lists the texts of all emails of a kind to an address. */
export async function listEmailTexts(db: Database, to: string, kind: string): Promise<string[]> {
  const query = db.selectFrom('outbox').select('text').where('to', '=', to)
  return (await query.where('kind', '=', kind).execute()).map(({ text }) => text)
}

/** Lists the emails about a customer's orders that were addressed to `to`, oldest first. */
export async function listOrderEmails(
  db: Database,
  customerId: number,
  to: string,
): Promise<Selectable<OutboxTable>[]> {
  const orders = db.selectFrom('orders').select('id').where('customer_id', '=', customerId)
  return await db
    .selectFrom('outbox')
    .selectAll()
    .where('to', '=', to)
    .where('order_id', 'in', orders)
    .orderBy('id')
    .execute()
}

/** Lists the emails in the outbox, newest first. */
export async function listEmails(db: Database, limit: number): Promise<Selectable<OutboxTable>[]> {
  return await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
