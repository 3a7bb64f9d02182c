import { sql } from 'kysely'
import { rankRelatedProducts } from './related-products.rules.ts'
import type { ComparableProduct } from './related-products.rules.ts'
import type { Database, ProductRow } from '../../platform/database/database.ts'

const defaultMaxCandidates = 1000
const maxGroupSize = 100

/**
 * Returns the ids of up to eight products on sale that have the most in common with this one, most
 * similar first. Compares all products of the kind or, if there are more than `maxCandidates`, at
 * most a hundred from each group that shares an attribute.
 */
export async function rankRelatedIds(
  db: Database,
  product: ComparableProduct,
  maxCandidates = defaultMaxCandidates,
): Promise<number[]> {
  return rankRelatedProducts(product, await listCandidates(db, product, maxCandidates))
}

/** Lists the products on sale with these ids, in the same order. */
export async function listProductsInOrder(
  db: Database,
  ids: readonly number[],
): Promise<ProductRow[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('active', '=', 1)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function listCandidates(
  db: Database,
  product: ComparableProduct,
  maxCandidates: number,
): Promise<ComparableProduct[]> {
  if ((await countCandidates(db, product, maxCandidates + 1)) <= maxCandidates)
    return selectCandidates(db, product).execute()
  const groupSize = Math.min(maxCandidates, maxGroupSize)
  const byId = new Map<number, ComparableProduct>()
  // The group without an attribute is the first products of the kind.
  for (const group of [[], ...listGroups(product)]) {
    let candidates = selectCandidates(db, product).limit(groupSize)
    for (const [column, value] of group) {
      candidates = candidates.where(sql.ref(column), '=', value)
    }
    for (const candidate of await candidates.execute()) byId.set(candidate.id, candidate)
  }
  return [...byId.values()]
}

/** Counts the products to compare, at most `limit`, because reading as many takes longer. */
async function countCandidates(
  db: Database,
  product: ComparableProduct,
  limit: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectCandidates(db, product).limit(limit).as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Group = readonly (readonly [
  'pack_id' | 'genre_id' | 'artist_id' | 'instrument',
  number | string,
])[]

/** Returns the attributes that similar products share, from the highest weight. */
function listGroups({ pack_id, genre_id, artist_id, instrument }: ComparableProduct): Group[] {
  const genre = ['genre_id', genre_id] as const
  const artist = ['artist_id', artist_id] as const
  const played = instrument === null ? [] : [['instrument', instrument] as const]
  return [
    ...(pack_id === null ? [] : [[['pack_id', pack_id] as const]]),
    [genre, ...played],
    [genre, artist],
    [artist],
    ...(instrument === null ? [] : [played]),
  ]
}

function selectCandidates(db: Database, { kind }: ComparableProduct) {
  return db
    .selectFrom('products')
    .select(['id', 'kind', 'genre_id', 'artist_id', 'pack_id', 'instrument', 'key_code', 'bpm'])
    .where('active', '=', 1)
    .where('kind', '=', kind)
    .orderBy('id')
}
