import { sql } from 'kysely'
import { rankRelatedProducts } from '../domain/related-products.ts'
import type { ComparableProduct } from '../domain/related-products.ts'
import type { Database, ProductRow } from './schema.ts'

const defaultMaxCandidates = 1000
const maxGroupSize = 100

/**
 * Lists up to eight similar products on sale, most similar first. Compares all products of the kind
 * or, if these are more than `maxCandidates`, at most a hundred of each group with something in
 * common.
 */
export async function listRelatedProducts(
  db: Database,
  row: ProductRow,
  maxCandidates = defaultMaxCandidates,
): Promise<ProductRow[]> {
  const ids = rankRelatedProducts(row, await listCandidates(db, row, maxCandidates))
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function listCandidates(
  db: Database,
  row: ProductRow,
  maxCandidates: number,
): Promise<ComparableProduct[]> {
  const all = await selectCandidates(db, row)
    .limit(maxCandidates + 1)
    .execute()
  if (all.length <= maxCandidates) return all
  const groupSize = Math.min(maxCandidates, maxGroupSize)
  const byId = new Map(all.slice(0, groupSize).map((product) => [product.id, product]))
  for (const group of listGroups(row)) {
    let candidates = selectCandidates(db, row).limit(groupSize)
    for (const [column, value] of group) {
      candidates = candidates.where(sql.ref(column), '=', value)
    }
    for (const product of await candidates.execute()) byId.set(product.id, product)
  }
  return [...byId.values()]
}

type Group = readonly (readonly [
  'pack_id' | 'genre_id' | 'artist_id' | 'instrument',
  number | string,
])[]

/** Returns what similar products have in common with a product, by the weights of the rating. */
function listGroups({ pack_id, genre_id, artist_id, instrument }: ProductRow): Group[] {
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

function selectCandidates(db: Database, { kind }: ProductRow) {
  return db
    .selectFrom('products')
    .select(['id', 'kind', 'genre_id', 'artist_id', 'pack_id', 'instrument', 'key_code', 'bpm'])
    .where('active', '=', 1)
    .where('kind', '=', kind)
    .orderBy('id')
}
