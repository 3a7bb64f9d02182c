import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { categoryIds } from '../../category-ids.ts'
import type { ProductSort } from '../product-query.rules.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findPlaces } from './columns.ts'
import type { Columns } from './columns.ts'

/** Returns the places of all products on sale in a sort order. */
export async function readOrder(
  db: Database,
  columns: Columns,
  sort: ProductSort,
): Promise<Int32Array> {
  const known = columns.orders.get(sort)
  if (known !== undefined) return await known
  const order = loadOrder(db, columns, sort)
  columns.orders.set(sort, order)
  order.catch(() => columns.orders.delete(sort))
  return await order
}

/** The ids are one JSON value, because reading as many rows takes several times as long. */
async function loadOrder(db: Database, columns: Columns, sort: ProductSort): Promise<Int32Array> {
  const isOnSale = sql`active = 1 and category_id in (${sql.join(Object.values(categoryIds))})`
  const { rows } = await sql<{ ids: string }>`select json_group_array(id) as ids from (
    select id from products where ${isOnSale}
    order by ${orders[sort]}, mix_position, id desc)`.execute(db)
  const ids: number[] = JSON.parse(rows[0]?.ids ?? '[]')
  return findPlaces(columns, ids)
}

/** Only sounds have a length; packs come last. */
const length = sql`case when kind <> 'pack' then frames end`

/** Among products of the same date, those of different packs alternate. */
const orders: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  'name-asc': sql`name collate nocase, created_at desc`,
  'name-desc': sql`name collate nocase desc, created_at desc`,
  'price-asc': sql`price_cents, created_at desc`,
  'price-desc': sql`price_cents desc, created_at desc`,
  'bpm-asc': sql`bpm is null, bpm, created_at desc`,
  'bpm-desc': sql`bpm desc, created_at desc`,
  'length-asc': sql`${length} is null, ${length}, created_at desc`,
  'length-desc': sql`${length} desc, created_at desc`,
  'created_at-asc': sql`created_at`,
  'created_at-desc': sql`created_at desc`,
  relevance: sql`created_at desc`,
  fit: sql`created_at desc`,
}
