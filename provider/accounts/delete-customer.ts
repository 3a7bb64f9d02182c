import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { getCustomer, updateCustomer } from './customers.store.ts'
import { deleteContactMessage } from '../contact/contact-messages.store.ts'
import { deleteEmailVerification } from './email-address/email-verifications.store.ts'
import { getBalanceCents } from '../ledger/ledger.store.ts'
import { insertOwnerAction } from '../owner/owner-actions.store.ts'
import { deleteResetTokens } from './passwords/reset-tokens.store.ts'
import type { CustomerRow, Database } from '../platform/database/database.ts'
import { endOtherSessions } from './sessions/sessions.store.ts'
import { formatMoney } from '../platform/texts/locales.ts'

/** Emails that document a payment or a declaration, which the shop must keep by law. */
const retainedEmails = [
  'order-receipt',
  'order-refund',
  'payment-receipt',
  'card-refund',
  'refund-failed',
  'withdrawal-receipt',
]

interface BlockerRow {
  readonly id: number | string
}

/** Tables whose rows are deleted with the account. */
const deletedTables = ['passkeys', 'passkey_challenges', 'favorites', 'crates'] as const

/** Lists the obligations that prevent deleting an account; empty if there are none. */
export async function findDeletionBlockers(db: Database, customerId: number): Promise<string[]> {
  const select = (table: string) =>
    sql`select id from ${sql.table(table)} where customer_id = ${customerId}`
  const balance = await getBalanceCents(db, customerId)
  const list = async (query: RawBuilder<BlockerRow>) => (await query.execute(db)).rows
  const payments = await list(
    sql<BlockerRow>`${select('payment_sessions')} and status in ('opening', 'open', 'processing') order by id`,
  )
  const refunds = await list(
    sql<BlockerRow>`${select('refunds')} and state = 'requested' order by id`,
  )
  const disputes = await list(sql<BlockerRow>`${select('disputes')} and state = 'open' order by id`)
  const withdrawals = await list(
    sql<BlockerRow>`${select('withdrawals')} and session_id is null and closed_at is null order by id`,
  )
  return [
    ...(balance > 0 ? [`a balance of ${formatMoney(balance, 'en')}`] : []),
    ...payments.map(({ id }) => `the payment ${id}, which is not decided`),
    ...refunds.map(({ id }) => `the refund ${id}, which has not arrived`),
    ...disputes.map(({ id }) => `the dispute ${id}`),
    ...withdrawals.map(({ id }) => `the withdrawal W-${id}`),
  ]
}

/**
 * Deletes an account and all its data except what the shop must keep by law: orders, invoices,
 * payments, the ledger and withdrawals remain, for a customer without a name. Returns the deleted
 * row; its picture is no longer in use. Must run in a transaction that has locked the customer.
 */
export async function deleteCustomer(
  db: Database,
  id: number,
  { now, deletedAt = now.toISOString() }: { readonly now: Date; readonly deletedAt?: string },
): Promise<CustomerRow> {
  const customer = await getCustomer(db, id)
  await deleteResetTokens(db, id)
  await deleteEmailVerification(db, id)
  await endOtherSessions(db, id, null)
  for (const table of deletedTables) {
    await db.deleteFrom(table).where('customer_id', '=', id).execute()
  }
  await deleteCarts(db, id)
  await deleteLetters(db, customer.email)
  await updateCustomer(db, id, {
    // This top-level domain is reserved (https://www.rfc-editor.org/rfc/rfc2606).
    email: `deleted-${id}@shop.invalid`,
    email_verified_at: null,
    first_name: '',
    last_name: '',
    username: null,
    gender: null,
    date_of_birth: null,
    phone: null,
    location: null,
    description: null,
    country: null,
    image_sha256: null,
    // No password matches this hash.
    password_hash: '',
    status: 0,
    subscribed: 0,
    deleted_at: deletedAt,
    updated_at: now.toISOString(),
  })
  await insertOwnerAction(db, { event: 'customer-deleted', customerId: id, now })
  return customer
}

/** Deletes the open cart and the addresses of ordered carts, which their orders contain. */
async function deleteCarts(db: Database, customerId: number): Promise<void> {
  const open = db
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
  await db.deleteFrom('cart_items').where('cart_id', 'in', open).execute()
  await db
    .deleteFrom('carts')
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
    .execute()
  await db
    .updateTable('carts')
    .set({ billing_address: null, shipping_address: null })
    .where('customer_id', '=', customerId)
    .execute()
}

async function deleteLetters(db: Database, email: string): Promise<void> {
  const messages = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .execute()
  for (const { id } of messages) await deleteContactMessage(db, id)
  await db
    .deleteFrom('outbox')
    .where('to', '=', email)
    .where('order_id', 'is', null)
    .where('kind', 'not in', retainedEmails)
    .execute()
}
