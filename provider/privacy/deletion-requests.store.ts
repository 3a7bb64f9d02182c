import type { Selectable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { DeletionRequestTable } from '../platform/database/schema/accounts.ts'

export type DeletionRequest = Selectable<DeletionRequestTable>

/** Returns a customer's request, or null. */
export async function findDeletionRequest(
  db: Database,
  customerId: number,
): Promise<DeletionRequest | null> {
  const query = db.selectFrom('deletion_requests').selectAll()
  return (await query.where('customer_id', '=', customerId).executeTakeFirst()) ?? null
}

/** Inserts a request. Must run in a transaction that has locked the customer. */
export async function insertDeletionRequest(db: Database, request: DeletionRequest): Promise<void> {
  await db.insertInto('deletion_requests').values(request).execute()
}

/** Deletes a customer's request; returns whether there was one. */
export async function deleteDeletionRequest(db: Database, customerId: number): Promise<boolean> {
  const query = db.deleteFrom('deletion_requests').where('customer_id', '=', customerId)
  return (await query.returning('customer_id').executeTakeFirst()) !== undefined
}

/** Returns the customer whose deletion has been due for the longest time, or null. */
export async function findDueDeletion(db: Database, now: Date): Promise<DeletionRequest | null> {
  const query = db
    .selectFrom('deletion_requests')
    .selectAll()
    .where('next_at', '<=', now.toISOString())
  return (await query.orderBy('next_at').limit(1).executeTakeFirst()) ?? null
}

/** Sets the time of the next attempt to delete an account. */
export async function postponeDeletion(
  db: Database,
  customerId: number,
  nextAt: Date,
): Promise<void> {
  const query = db.updateTable('deletion_requests').set({ next_at: nextAt.toISOString() })
  await query.where('customer_id', '=', customerId).execute()
}

/** A gift card that a customer has used, with the rest in cents. */
export interface UsedGiftCard {
  readonly code: string
  readonly amount: number
}

/** Lists the gift cards that a customer has used and that are not used up. */
export async function listUsedGiftCards(db: Database, customerId: number): Promise<UsedGiftCard[]> {
  const rows = await db
    .selectFrom('gift_card_redemptions')
    .innerJoin('orders', 'orders.id', 'gift_card_redemptions.order_id')
    .innerJoin('gift_cards', 'gift_cards.code', 'gift_card_redemptions.gift_card_code')
    .where('orders.customer_id', '=', customerId)
    .select(['gift_cards.code', 'gift_cards.amount', 'gift_cards.redeemed'])
    .distinct()
    .orderBy('gift_cards.code')
    .execute()
  return rows
    .map(({ code, amount, redeemed }) => ({ code, amount: amount - redeemed }))
    .filter(({ amount }) => amount > 0)
}
