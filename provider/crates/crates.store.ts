import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { getCrateNameKey } from '../contract/crate-name.ts'
import { maxCrates, maxItemsPerList } from '../contract/favorite-limits.ts'
import type { CrateTable } from '../platform/database/schema/favorites.ts'
import type { Database } from '../platform/database/database.ts'

export type CrateRow = Selectable<CrateTable>

/**
 * The sort key of a crate item. It starts as the row's id, so new items come last; moving items
 * reassigns the crate's existing keys.
 */
const placeInCrate = sql<number>`coalesce(crate_items.position, crate_items.id)`

/** A crate and the ids of its products on sale, in the crate's order. */
export interface Crate {
  readonly row: CrateRow
  readonly productIds: readonly number[]
}

/** Returns a customer's crates, newest first. */
export async function listCrates(db: Database, customerId: number): Promise<Crate[]> {
  const rows = await selectCrates(db, customerId).orderBy('id', 'desc').execute()
  return await loadItems(db, rows)
}

/** Returns a customer's crate, or null. */
export async function findCrate(
  db: Database,
  customerId: number,
  id: number,
): Promise<CrateRow | null> {
  return (await selectCrates(db, customerId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Returns the customer's crate with this name, ignoring case, or null. */
export async function findCrateByName(
  db: Database,
  customerId: number,
  name: string,
): Promise<CrateRow | null> {
  const crates = selectCrates(db, customerId).where('name_key', '=', getCrateNameKey(name))
  return (await crates.executeTakeFirst()) ?? null
}

/** Returns the crate with a share token; null if it is not shared or its owner is disabled. */
export async function findSharedCrate(db: Database, token: string): Promise<Crate | null> {
  const row = await db
    .selectFrom('crates')
    .innerJoin('customers', 'customers.id', 'crates.customer_id')
    .selectAll('crates')
    .where('share_token', '=', token)
    .where('customers.status', '=', 1)
    .executeTakeFirst()
  return row === undefined ? null : await loadCrate(db, row)
}

/** Loads the product ids of a crate. */
export async function loadCrate(db: Database, row: CrateRow): Promise<Crate> {
  const [crate] = await loadItems(db, [row])
  return crate ?? { row, productIds: [] }
}

/**
 * Inserts a crate; returns null if the customer has the maximum number. Must run in a transaction
 * that locks the customer, who must not have a crate with this name.
 */
export async function insertCrate(
  db: Database,
  customerId: number,
  name: string,
  now: Date,
): Promise<CrateRow | null> {
  const existing = await selectCrates(db, customerId).execute()
  if (existing.length >= maxCrates) return null
  const created = { customer_id: customerId, created_at: now.toISOString(), share_token: null }
  return await db
    .insertInto('crates')
    .values({ ...created, name, name_key: getCrateNameKey(name) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates the name or share token of a crate and returns it. Must run in a transaction. */
export async function updateCrate(
  db: Database,
  { id }: CrateRow,
  change: { readonly name: string } | { readonly shareToken: string | null },
): Promise<CrateRow> {
  const columns =
    'name' in change
      ? { name: change.name, name_key: getCrateNameKey(change.name) }
      : { share_token: change.shareToken }
  return await db
    .updateTable('crates')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a crate and its items. Must run in a transaction. */
export async function deleteCrate(db: Database, { id }: CrateRow): Promise<void> {
  await db.deleteFrom('crates').where('id', '=', id).execute()
}

/**
 * Appends products to a crate, in the order passed; existing items keep their position. Returns
 * false if the crate then exceeds the limit, in which case the caller must roll back.
 */
export async function addCrateItems(
  db: Database,
  { id: crateId }: CrateRow,
  productIds: readonly number[],
  now: Date,
): Promise<boolean> {
  if (productIds.length === 0) return true
  const row = { crate_id: crateId, created_at: now.toISOString() }
  await db
    .insertInto('crate_items')
    .values(productIds.map((id) => ({ ...row, product_id: id })))
    .onConflict((conflict) => conflict.columns(['crate_id', 'product_id']).doNothing())
    .execute()
  const { count } = await db
    .selectFrom('crate_items')
    .select((select) => select.fn.countAll().as('count'))
    .where('crate_id', '=', crateId)
    .executeTakeFirstOrThrow()
  return Number(count) <= maxItemsPerList
}

/** Removes a product from a crate, if present. Must run in a transaction. */
export async function removeCrateItem(
  db: Database,
  { id }: CrateRow,
  productId: number,
): Promise<void> {
  await db
    .deleteFrom('crate_items')
    .where('crate_id', '=', id)
    .where('product_id', '=', productId)
    .execute()
}

function selectCrates(db: Database, customerId: number) {
  return db.selectFrom('crates').selectAll().where('customer_id', '=', customerId)
}

async function loadItems(db: Database, rows: readonly CrateRow[]): Promise<Crate[]> {
  if (rows.length === 0) return []
  const items = await db
    .selectFrom('crate_items')
    .innerJoin('products', 'products.id', 'crate_items.product_id')
    .select(['crate_id', 'product_id'])
    .where(
      'crate_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('products.active', '=', 1)
    .orderBy(placeInCrate)
    .orderBy('crate_items.id')
    .execute()
  const byCrate = Map.groupBy(items, (item) => item.crate_id)
  return rows.map((row) => ({
    row,
    productIds: byCrate.get(row.id)?.map((item) => item.product_id) ?? [],
  }))
}

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
