import { sql } from 'kysely'
import type { CrateRow } from './crates.store.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * The sort key of a crate item. It starts as the row's id, so new items come last; moving items
 * reassigns the crate's existing keys.
 */
export const placeInCrate = sql<number>`coalesce(crate_items.position, crate_items.id)`

/**
 * Moves a product in a crate before another one, or to the end if `beforeId` is null; does nothing
 * if either is not in the crate. Must run in a transaction that locks the customer.
 */
export async function moveCrateItem(
  db: Database,
  { id: crateId }: CrateRow,
  productId: number,
  beforeId: number | null,
): Promise<void> {
  const rows = await db
    .selectFrom('crate_items')
    .select(['id', 'product_id', placeInCrate.as('place')])
    .where('crate_id', '=', crateId)
    .orderBy(placeInCrate)
    .orderBy('id')
    .execute()
  const moved = rows.find((row) => row.product_id === productId)
  const others = rows.filter((row) => row !== moved)
  const before = others.findIndex((row) => row.product_id === beforeId)
  if (!moved || (beforeId !== null && before === -1)) return
  const index = beforeId === null ? others.length : before
  for (const [place, row] of others.toSpliced(index, 0, moved).entries()) {
    const position = rows[place]?.place
    if (position === undefined || position === row.place) continue
    await db.updateTable('crate_items').set({ position }).where('id', '=', row.id).execute()
  }
}
