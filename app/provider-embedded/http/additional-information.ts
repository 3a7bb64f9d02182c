import { loadProductDetails } from '../db/product-details.ts'
import type { Database, ProductRow } from '../db/schema.ts'

/** A product's facts as the host lists attributes; those the product does not have are left out. */
export async function serializeAdditionalInformation(db: Database, row: ProductRow) {
  const [detail] = await loadProductDetails(db, [row])
  const instruments = await db
    .selectFrom('product_instruments')
    .select('instrument')
    .where('product_id', '=', row.id)
    .orderBy('instrument')
    .execute()
  const facts = [
    ['genre', 'Genre', detail?.genre.label ?? null, 'select'],
    ['artist', 'Artist', detail?.artist.name ?? null, 'text'],
    ['instrument', 'Instrument', instruments.map((one) => one.instrument).join(', '), 'select'],
    ['bpm', 'BPM', row.bpm === null ? null : String(row.bpm), 'text'],
    ['key', 'Key', row.music_key, 'select'],
  ] as const
  return facts.flatMap(([code, label, value, type], index) =>
    value === null || value === ''
      ? []
      : [{ id: 100 + index, code, label, value, admin_name: label, type }],
  )
}
