import type { CatalogueOrigin } from '../domain/catalogue.ts'
import type { Database } from './schema.ts'

/**
 * Withdraws the products and sounds of a catalogue from sale; they stay in the database for those
 * who own them.
 */
export async function withdrawCatalogue(db: Database, origin: CatalogueOrigin): Promise<void> {
  const ids = db.selectFrom('products').select('id').where('origin', '=', origin)
  await db.deleteFrom('product_instruments').where('product_id', 'in', ids).execute()
  await db.deleteFrom('product_tags').where('product_id', 'in', ids).execute()
  await db.updateTable('sounds').set({ active: 0 }).where('pack_id', 'in', ids).execute()
  await db.updateTable('products').set({ active: 0 }).where('origin', '=', origin).execute()
}

/** Withdraws a pack, its sounds and their products from sale, like `withdrawCatalogue`. */
export async function withdrawPack(db: Database, packId: number): Promise<void> {
  const ids = db
    .selectFrom('products')
    .select('id')
    .where((where) => where.or([where('id', '=', packId), where('pack_id', '=', packId)]))
  await db.deleteFrom('product_instruments').where('product_id', 'in', ids).execute()
  await db.deleteFrom('product_tags').where('product_id', 'in', ids).execute()
  await db.updateTable('sounds').set({ active: 0 }).where('pack_id', '=', packId).execute()
  await db
    .updateTable('products')
    .set({ active: 0 })
    .where((where) => where.or([where('id', '=', packId), where('pack_id', '=', packId)]))
    .execute()
}

/** Returns the slugs of the packs that the shop owner has imported. */
export async function listOwnSlugs(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('products')
    .select('slug')
    .where('kind', '=', 'pack')
    .where('origin', '=', 'own')
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}
