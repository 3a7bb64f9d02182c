import { listPurchasedFiles } from '#app/provider-embedded/db/purchased-files.ts'
import type { PurchasedFile } from '#app/provider-embedded/db/purchased-files.ts'
import type { OrderView } from '../db/orders.ts'
import type { CustomerRow } from '../db/schema.ts'
import { findSoldProducts } from '#app/provider-embedded/db/products.ts'
import { calculateZipBytes } from '../domain/pack-contents.ts'
import type { Context } from './context.ts'
import { serializeCustomer } from './serialize-customer.ts'
import type { OrderProducts } from './serialize-order.ts'

/** Reads at once what the lines of several orders show of their products. */
export async function loadOrderProducts(
  context: Context,
  customer: CustomerRow,
  views: readonly OrderView[],
): Promise<OrderProducts> {
  const ids = views.flatMap((view) => view.lines.map((line) => line.item.product_id))
  const sold = await findSoldProducts(context.db, [...new Set(ids)])
  const rows = sold.map((product) => product.row)
  const files = await listPurchasedFiles(context.db, rows)
  return {
    customer: await serializeCustomer(context, customer),
    products: new Map(rows.map((row) => [row.id, row])),
    bytes: new Map(files.map((file) => [file.product.link_id, getFileBytes(file)])),
  }
}

/** The size in bytes of a download. */
export function getFileBytes(file: PurchasedFile): number {
  return file.kind === 'wav' ? file.sound.bytes : calculateZipBytes(file.contents)
}
