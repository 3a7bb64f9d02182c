import { readBoughtFiles } from '../db/bought-files.ts'
import type { BoughtFile } from '../db/bought-files.ts'
import type { OrderView } from '../db/orders.ts'
import type { CustomerRow } from '../db/schema.ts'
import { readSoldProducts } from '../db/sold-products.ts'
import { packBytes } from '../domain/pack-contents.ts'
import type { Context } from './context.ts'
import { customerShape } from './customer-shape.ts'
import type { OrderProducts } from './order-shape.ts'

/** Reads at once what the lines of several orders show of their products. */
export async function readOrderProducts(
  context: Context,
  customer: CustomerRow,
  views: readonly OrderView[],
): Promise<OrderProducts> {
  const ids = views.flatMap((view) => view.lines.map((line) => line.item.product_id))
  const sold = await readSoldProducts(context.db, [...new Set(ids)])
  const rows = sold.map((product) => product.row)
  const files = await readBoughtFiles(context.db, rows)
  return {
    customer: await customerShape(context, customer),
    products: new Map(rows.map((row) => [row.id, row])),
    bytes: new Map(files.map((file) => [file.product.link_id, fileBytes(file)])),
  }
}

/** The size in bytes of a download. */
export function fileBytes(file: BoughtFile): number {
  return file.kind === 'wav' ? file.sound.bytes : packBytes(file.contents)
}
