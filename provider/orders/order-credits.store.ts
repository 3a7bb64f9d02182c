import type { Selectable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { PackCreditTable } from '../platform/database/schema/invoices.ts'

/** The payment for a refunded sound that its pack, now refunded too, no longer uses. */
export type FreedCredit = Pick<Selectable<PackCreditTable>, 'id' | 'sound_item_id' | 'amount'> & {
  /** The order of the sound. */
  readonly order_id: number
}

/**
 * Returns how much of the payments for sounds made their packs cost less, in cents by order line id.
 */
export async function listUsedCredits(
  db: Database,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (itemIds.length === 0) return new Map()
  const credits = await db
    .selectFrom('pack_credits')
    .select(['sound_item_id', 'amount'])
    .where('sound_item_id', 'in', itemIds)
    .where('ended_by', 'is', null)
    .execute()
  return new Map(credits.map((credit) => [credit.sound_item_id, credit.amount]))
}

/**
 * Ends the credits of refunded packs and returns those of sounds that were refunded before, whose
 * payments are now to be returned. Must run in a transaction.
 */
export async function endCredits(
  db: Database,
  packItemIds: readonly number[],
  refundId: number,
): Promise<FreedCredit[]> {
  if (packItemIds.length === 0) return []
  await db
    .updateTable('pack_credits')
    .set({ ended_by: refundId })
    .where('pack_item_id', 'in', packItemIds)
    .where('ended_by', 'is', null)
    .execute()
  return await db
    .selectFrom('pack_credits')
    .innerJoin('order_refund_items', 'order_item_id', 'sound_item_id')
    .innerJoin('order_items', 'order_items.id', 'sound_item_id')
    .where('ended_by', '=', refundId)
    .select(['pack_credits.id', 'sound_item_id', 'amount', 'order_items.order_id'])
    .orderBy('pack_credits.id')
    .execute()
}

/** Records the refund that returned credits. Must run in a transaction. */
export async function markCreditsReturned(
  db: Database,
  creditIds: readonly number[],
  refundId: number,
): Promise<void> {
  await db
    .updateTable('pack_credits')
    .set({ returned_by: refundId })
    .where('id', 'in', creditIds)
    .execute()
}
