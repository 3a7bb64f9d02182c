import type { Database } from '../../platform/database/database.ts'
import type { ProductKind } from '../../contract/product-kinds.ts'
import type { OrderItemRow } from '../orders.store.ts'
import { createCertificateCode } from './certificate-code.ts'

/** A license certificate and the purchase that it is about. */
export interface Certificate {
  readonly code: string
  readonly orderId: number
  readonly customerId: number
  readonly productId: number
  readonly work: string
  readonly kind: ProductKind
  readonly licensor: string
  readonly licensee: string
  readonly licensedAt: string
  readonly isRefunded: boolean
  /** The locale and the version of the license shown with the order. */
  readonly locale: string
  readonly licenceVersion: string | null
}

/**
 * Returns the codes of order lines by line id; creates those that are missing. Concurrent calls
 * return the same codes.
 */
export async function ensureCertificateCodes(
  db: Database,
  items: readonly Pick<OrderItemRow, 'id'>[],
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const known = await readCodes(db, items)
  const missing = items.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return known
  const created_at = now.toISOString()
  await db
    .insertInto('certificates')
    .values(
      missing.map(({ id }) => ({ order_item_id: id, code: createCertificateCode(), created_at })),
    )
    .onConflict((conflict) => conflict.column('order_item_id').doNothing())
    .execute()
  return await readCodes(db, items)
}

async function readCodes(
  db: Database,
  items: readonly Pick<OrderItemRow, 'id'>[],
): Promise<Map<number, string>> {
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('certificates')
    .select(['order_item_id', 'code'])
    .where(
      'order_item_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.order_item_id, row.code]))
}

/** Returns the certificate with a code, or null. The licensor is the label's, or else the artist. */
export async function findCertificate(db: Database, code: string): Promise<Certificate | null> {
  const row = await db
    .selectFrom('certificates')
    .innerJoin('order_items', 'order_items.id', 'certificates.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .leftJoin('pack_imports', (join) =>
      join.on((on) =>
        on('pack_imports.pack_id', '=', on.fn.coalesce('products.pack_id', 'products.id')),
      ),
    )
    .leftJoin('order_refund_items', 'order_refund_items.order_item_id', 'order_items.id')
    .where('certificates.code', '=', code)
    .select([
      'certificates.code',
      'orders.id as order_id',
      'orders.customer_id',
      'orders.customer_first_name',
      'orders.customer_last_name',
      'orders.created_at',
      'orders.locale',
      'orders.licence_version',
      'order_items.product_id',
      'order_items.name',
      'products.kind',
      'artists.name as artist',
      'pack_imports.licensor',
      'order_refund_items.id as refund_item_id',
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    code: row.code,
    orderId: row.order_id,
    customerId: row.customer_id,
    productId: row.product_id,
    work: row.name,
    kind: row.kind,
    licensor: row.licensor ?? row.artist,
    licensee: `${row.customer_first_name} ${row.customer_last_name}`,
    licensedAt: row.created_at,
    isRefunded: row.refund_item_id !== null,
    locale: row.locale,
    licenceVersion: row.licence_version,
  }
}

/** Returns the stored license with a version, as Markdown, and its locale; null if there is none. */
export async function findLicenceText(
  db: Database,
  version: string,
): Promise<{ readonly locale: string; readonly markdown: string } | null> {
  const row = await db
    .selectFrom('legal_texts')
    .select(['locale', 'text as markdown'])
    .where('document', '=', 'licence')
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}
