import type { Customer } from './customer.ts'
import type { Shop } from './shop.ts'

/** Inserts what a pack cost less, a payment for an order, and a request to delete the account. */
export async function creditAndLeave({ db, now }: Shop, customer: Customer): Promise<void> {
  const created = { created_at: now.toISOString() }
  const credit = { pack_item_id: 1, sound_item_id: 2, amount: 149, ...created }
  await db.insertInto('pack_credits').values(credit).execute()
  const session = await db.selectFrom('payment_sessions').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('order_payments')
    .values({
      session_id: session.id,
      customer_id: customer.id,
      cart_id: 1,
      lines: '[]',
      total: 500,
      due: 500,
      has_consented: 1,
      shown_texts: '{}',
      billing_address: '{"city":"Nîmes"}',
      shipping_address: null,
      locale: 'fr',
      state: 'credited',
      refusal: 'price_changed',
      order_id: null,
      ...created,
      updated_at: created.created_at,
    })
    .execute()
  const dueAt = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString()
  await db
    .insertInto('deletion_requests')
    .values({
      customer_id: customer.id,
      given_up: 0,
      requested_at: now.toISOString(),
      due_at: dueAt,
      next_at: dueAt,
    })
    .execute()
}
