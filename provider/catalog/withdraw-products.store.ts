import type { CatalogueOrigin } from './catalogue.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Database, Tables } from '../platform/database/database.ts'

/** A query for the ids of products. */
type Ids = SelectQueryBuilder<Tables, 'products', { id: number }>

/**
 * Withdraws a catalogue's products and sounds from sale; they stay in the database for customers
 * who own them. `now` is an ISO time. Returns whether any product was on sale.
 */
export async function withdrawCatalogue(
  db: Database,
  origin: CatalogueOrigin,
  now: string,
): Promise<boolean> {
  return await withdraw(
    db,
    db.selectFrom('products').select('id').where('origin', '=', origin),
    now,
  )
}

/**
 * Withdraws a pack, its sounds and their products from sale, except products whose slug is in
 * `keptSlugs`.
 */
export async function withdrawPack(
  db: Database,
  packId: number,
  now: string,
  keptSlugs: readonly string[] = [],
): Promise<void> {
  const ids = db
    .selectFrom('products')
    .select('id')
    .where((where) => where.or([where('id', '=', packId), where('pack_id', '=', packId)]))
  await withdraw(db, keptSlugs.length === 0 ? ids : ids.where('slug', 'not in', keptSlugs), now)
}

async function withdraw(db: Database, ids: Ids, now: string): Promise<boolean> {
  await db.deleteFrom('product_instruments').where('product_id', 'in', ids).execute()
  await db.deleteFrom('product_tags').where('product_id', 'in', ids).execute()
  await db
    .updateTable('sounds')
    .set({ active: 0, withdrawn_at: now })
    .where('pack_id', 'in', ids)
    .where((where) => where.or([where('product_id', 'is', null), where('product_id', 'in', ids)]))
    .where('active', '=', 1)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ active: 0 })
    .where('id', 'in', ids)
    .where('active', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
