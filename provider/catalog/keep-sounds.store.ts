import type { Database } from '../platform/database/database.ts'

/**
 * Keeps sounds in a pack although it was just rewritten without them: updates their genre, artist
 * and, if sold only with the pack, price. `slugs` are those of their products. Must run in a
 * transaction with the lock `catalogue`.
 */
export async function keepSounds(
  db: Database,
  packId: number,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  const { price_cents, ...shared } = await db
    .selectFrom('products')
    .select(['genre_id', 'artist_id', 'updated_at', 'price_cents'])
    .where('id', '=', packId)
    .executeTakeFirstOrThrow()
  const update = db.updateTable('products').where('pack_id', '=', packId).where('slug', 'in', slugs)
  await update.set(shared).execute()
  await update.where('sold_alone', '=', 0).set({ price_cents }).execute()
  await addInstruments(db, packId, slugs)
  const { count } = await db
    .selectFrom('sounds')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('pack_id', '=', packId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('products')
    .set({ sounds_count: Number(count) })
    .where('id', '=', packId)
    .execute()
}

async function addInstruments(
  db: Database,
  packId: number,
  slugs: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('product_instruments')
    .innerJoin('products', 'products.id', 'product_instruments.product_id')
    .select('product_instruments.instrument')
    .distinct()
    .where('products.slug', 'in', slugs)
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('product_instruments')
    .values(rows.map(({ instrument }) => ({ product_id: packId, instrument })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
