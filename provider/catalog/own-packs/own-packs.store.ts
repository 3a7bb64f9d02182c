import type { Database, ProductRow } from '../../platform/database/database.ts'

/** A pack imported from a label's folder, with its source. */
export interface OwnPack {
  readonly row: ProductRow
  readonly artist: { readonly slug: string; readonly name: string }
  readonly genre: string
  readonly sourceHash: string
  /** The imported manifest as JSON. */
  readonly manifest: string
  readonly licensor: string | null
  readonly contact: string | null
  /** ISO time; null if the pack was not removed. */
  readonly removedAt: string | null
}

/** Returns the product of a pack, including demo packs and removed ones, or null. */
export async function findPackProduct(db: Database, slug: string): Promise<ProductRow | null> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .where('kind', '=', 'pack')
    .executeTakeFirst()
  return row ?? null
}

/** Lists the imported packs by slug, except removed ones. */
export async function listOwnPacks(db: Database): Promise<OwnPack[]> {
  const rows = await selectOwnPacks(db).where('pack_imports.removed_at', 'is', null).execute()
  return rows.map(toOwnPack)
}

/** Returns an imported pack, even if it was removed, or null. */
export async function findOwnPack(db: Database, slug: string): Promise<OwnPack | null> {
  const row = await selectOwnPacks(db).where('products.slug', '=', slug).executeTakeFirst()
  return row === undefined ? null : toOwnPack(row)
}

function selectOwnPacks(db: Database) {
  return db
    .selectFrom('products')
    .innerJoin('pack_imports', 'pack_imports.pack_id', 'products.id')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .selectAll('products')
    .select([
      'pack_imports.source_hash',
      'pack_imports.manifest',
      'pack_imports.licensor',
      'pack_imports.contact',
      'pack_imports.removed_at',
      'artists.slug as artist_slug',
      'artists.name as artist_name',
      'genres.label as genre_label',
    ])
    .orderBy('products.slug')
}

type OwnPackRow = Awaited<ReturnType<ReturnType<typeof selectOwnPacks>['execute']>>[number]

function toOwnPack(found: OwnPackRow): OwnPack {
  const { source_hash, artist_slug, artist_name, genre_label, removed_at, ...rest } = found
  const { manifest, licensor, contact, ...row } = rest
  return {
    row,
    artist: { slug: artist_slug, name: artist_name },
    genre: genre_label,
    sourceHash: source_hash,
    manifest,
    licensor,
    contact,
    removedAt: removed_at,
  }
}

/** Lists the ids of a pack's own product and those of all sounds it has ever contained. */
export async function listProductIds(db: Database, slug: string): Promise<number[]> {
  const pack = db.selectFrom('products').select('id').where('slug', '=', slug)
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where((where) => where.or([where('slug', '=', slug), where('pack_id', 'in', pack)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores the source of an imported pack; restores a removed pack. */
export async function writePackImport(
  db: Database,
  packId: number,
  { sourceHash, ...source }: Pick<OwnPack, 'sourceHash' | 'manifest' | 'licensor' | 'contact'>,
): Promise<void> {
  const values = { source_hash: sourceHash, removed_at: null, ...source }
  await db
    .insertInto('pack_imports')
    .values({ pack_id: packId, ...values })
    .onConflict((conflict) => conflict.column('pack_id').doUpdateSet(values))
    .execute()
}

/** Marks a pack as removed; keeps its source for customers who bought it. `now` is an ISO time. */
export async function markRemoved(db: Database, packId: number, now: string): Promise<void> {
  await db
    .updateTable('pack_imports')
    .set({ removed_at: now })
    .where('pack_id', '=', packId)
    .execute()
}

/** The owner's decision on a pack, and whether it can be bought now. */
export interface PackState {
  readonly isPublished: boolean
  /** True if the pack is published and its release day has come. */
  readonly isOnSale: boolean
}

/** Stores the state of a pack and its sounds; `now` is an ISO time. */
export async function writePackState(
  db: Database,
  packId: number,
  { isPublished, isOnSale }: PackState,
  now: string,
): Promise<void> {
  const states = { published: isPublished ? 1 : 0, active: isOnSale ? 1 : 0 } as const
  const values = { ...states, updated_at: now }
  await db.updateTable('products').set(values).where('id', '=', packId).execute()
  // Sounds that the pack no longer contains stay withdrawn.
  const current = db
    .selectFrom('sounds')
    .select('product_id')
    .where('pack_id', '=', packId)
    .where('active', '=', 1)
    .where('product_id', 'is not', null)
  await db
    .updateTable('products')
    .set(values)
    .where('pack_id', '=', packId)
    .where('id', 'in', current)
    .execute()
}

/** Returns whether any pack is due for release. */
export async function hasDuePacks(db: Database, day: string): Promise<boolean> {
  return (await selectDuePacks(db, day).limit(1).executeTakeFirst()) !== undefined
}

/** Lists published packs that are not on sale although their release day has come. */
export async function listDuePacks(
  db: Database,
  day: string,
): Promise<{ readonly id: number; readonly slug: string }[]> {
  return await selectDuePacks(db, day).execute()
}

function selectDuePacks(db: Database, day: string) {
  return db
    .selectFrom('products')
    .innerJoin('pack_imports', 'pack_imports.pack_id', 'products.id')
    .select(['products.id', 'products.slug'])
    .where('pack_imports.removed_at', 'is', null)
    .where('products.published', '=', 1)
    .where('products.active', '=', 0)
    .where('products.created_at', '<=', `${day}T23:59:59.999Z`)
}

/** Lists the prices of a pack and its sounds in cents, by product slug. */
export async function listPrices(
  db: Database,
  packId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'price_cents'])
    .where('sold_alone', '=', 1)
    .where((where) => where.or([where('id', '=', packId), where('pack_id', '=', packId)]))
    .execute()
  return new Map(rows.map(({ slug, price_cents }) => [slug, price_cents]))
}

/**
 * Stores the price of a product in cents, also for its sounds that are not sold separately; returns
 * false if there is no such product. `now` is an ISO time.
 */
export async function writePrice(
  db: Database,
  slug: string,
  cents: number,
  now: string,
): Promise<boolean> {
  const product = db.selectFrom('products').select('id').where('slug', '=', slug)
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ price_cents: cents, updated_at: now })
    .where((where) =>
      where.or([
        where('slug', '=', slug),
        where.and([where('pack_id', 'in', product), where('sold_alone', '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
