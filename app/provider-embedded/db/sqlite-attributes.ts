import { setImmediate as giveWay } from 'node:timers/promises'
import type { ProductKind } from '../domain/category-ids.ts'
import { readCatalogueVersion } from './catalogue-version.ts'
import type { Database } from './schema.ts'

/** What facets count of a product. */
export interface ProductAttributes {
  readonly kind: ProductKind
  readonly genre: string
  /** The slug. */
  readonly artist: string
  readonly instrument: readonly string[]
  readonly tag: readonly string[]
  readonly key: string | null
  readonly bpm: number | null
  readonly frames: number
  readonly priceCents: number
}

/** What facets count, of all products on sale, and the labels of values. */
export interface Attributes {
  readonly products: ReadonlyMap<number, ProductAttributes>
  readonly genres: ReadonlyMap<string, string>
  readonly artists: ReadonlyMap<string, string>
  readonly keys: ReadonlyMap<string, string>
  /** The products with the least and the greatest values of each kind. */
  readonly extremes: ReadonlyMap<ProductKind, readonly ProductAttributes[]>
}

interface Snapshot extends Attributes {
  readonly version: string | null
  readonly products: Map<number, ProductAttributes>
  readonly genres: Map<string, string>
  readonly artists: Map<string, string>
  readonly keys: Map<string, string>
  readonly extremes: Map<ProductKind, readonly ProductAttributes[]>
}

/** The attributes of each open database. */
const snapshots = new WeakMap<Database, Promise<Snapshot>>()

/** The database is read in the same thread as requests are served in. */
const batchSize = 1000

/**
 * Returns the attributes of all products on sale, at least of those with the given ids. They are
 * kept in memory until the version of the catalogue changes: SQLite takes many times as long as this
 * to group the rows of a list by each facet.
 */
export async function readAttributes(db: Database, ids: readonly number[]): Promise<Attributes> {
  const version = await readCatalogueVersion(db)
  const known = await snapshots.get(db)
  if (known?.version === version) return await addMissing(db, known, ids)
  const loading = loadAll(db, version)
  snapshots.set(db, loading)
  loading.catch(() => snapshots.delete(db))
  return await addMissing(db, await loading, ids)
}

async function loadAll(db: Database, version: string | null): Promise<Snapshot> {
  const snapshot: Snapshot = {
    version,
    products: new Map(),
    genres: new Map(),
    artists: new Map(),
    keys: new Map(),
    extremes: new Map(),
  }
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', last)
      .where('active', '=', 1)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    await load(
      db,
      snapshot,
      rows.map(({ id }) => id),
    )
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) return snapshot
    await giveWay()
  }
}

/** Adds products that were put on sale without a new version of the catalogue. */
async function addMissing(
  db: Database,
  snapshot: Snapshot,
  ids: readonly number[],
): Promise<Snapshot> {
  const missing = ids.filter((id) => !snapshot.products.has(id))
  for (let start = 0; start < missing.length; start += batchSize) {
    await load(db, snapshot, missing.slice(start, start + batchSize))
  }
  return snapshot
}

async function load(db: Database, snapshot: Snapshot, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .select(['products.id', 'kind', 'key_code', 'music_key', 'bpm', 'frames', 'price_cents'])
    .select(['genres.code', 'genres.label', 'artists.slug', 'artists.name'])
    .where('products.id', 'in', ids)
    .execute()
  const instruments = await db
    .selectFrom('product_instruments')
    .select(['product_id', 'instrument as value'])
    .where('product_id', 'in', ids)
    .execute()
  const tags = await db
    .selectFrom('product_tags')
    .select(['product_id', 'tag as value'])
    .where('product_id', 'in', ids)
    .execute()
  const played = Map.groupBy(instruments, (row) => row.product_id)
  const described = Map.groupBy(tags, (row) => row.product_id)
  for (const row of rows) {
    const product = {
      kind: row.kind,
      genre: row.code,
      artist: row.slug,
      instrument: played.get(row.id)?.map(({ value }) => value) ?? [],
      tag: described.get(row.id)?.map(({ value }) => value) ?? [],
      key: row.key_code,
      bpm: row.bpm,
      frames: row.frames,
      priceCents: row.price_cents,
    }
    snapshot.products.set(row.id, product)
    const known = snapshot.extremes.get(row.kind) ?? []
    snapshot.extremes.set(row.kind, findExtremes([...known, product]))
    snapshot.genres.set(row.code, row.label)
    snapshot.artists.set(row.slug, row.name)
    if (row.key_code !== null) addKey(snapshot.keys, row.key_code, row.music_key ?? row.key_code)
  }
}

/** A key that is spelled in several ways has the first label, as on PostgreSQL. */
function addKey(keys: Map<string, string>, code: string, label: string): void {
  const known = keys.get(code)
  if (known === undefined || label < known) keys.set(code, label)
}

/** Returns the products with the least and the greatest tempo, length and price, each once. */
function findExtremes(products: readonly ProductAttributes[]): ProductAttributes[] {
  const ends = (['bpm', 'frames', 'priceCents'] as const).flatMap((field) => {
    const measured = products.filter((product) => product[field] !== null)
    const value = (product: ProductAttributes) => product[field] ?? 0
    const [first] = measured
    if (first === undefined) return []
    const least = measured.reduce((a, b) => (value(b) < value(a) ? b : a), first)
    const greatest = measured.reduce((a, b) => (value(b) > value(a) ? b : a), first)
    return [least, greatest]
  })
  return [...new Set(ends)]
}
