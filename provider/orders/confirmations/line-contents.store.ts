import type { OrderView } from '../orders.store.ts'
import { findProductsById } from '../../catalog/products.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { LineContents } from './confirmation-sections.ts'

/** Returns the contents of order lines by line id. */
export async function readContents(
  db: Database,
  { lines }: OrderView,
): Promise<ReadonlyMap<number, LineContents>> {
  const ids = lines.map(({ item }) => item.product_id)
  const products = new Map(
    (await findProductsById(db, ids)).map(({ row }) => [row.id, row.kind] as const),
  )
  const counts = await db
    .selectFrom('sounds')
    .select((select) => ['pack_id', select.fn.countAll<number>().as('files')])
    .where('pack_id', 'in', ids)
    .where('active', '=', 1)
    .groupBy('pack_id')
    .execute()
  const files = new Map(counts.map((count) => [count.pack_id, count.files]))
  return new Map(
    lines.flatMap(({ item }) => {
      const kind = products.get(item.product_id)
      return kind === undefined
        ? []
        : [[item.id, { kind, files: files.get(item.product_id) ?? 1 }] as const]
    }),
  )
}
