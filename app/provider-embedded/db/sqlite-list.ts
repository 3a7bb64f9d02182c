import { sql } from 'kysely'
import type { ProductFilters, ProductQuery } from '../domain/product-query.ts'
import type { EngineListOptions, Listing } from './product-list.ts'
import type { Database, ProductRow } from './schema.ts'
import { matchProducts } from './sqlite-conditions.ts'
import type { SearchHits } from './sqlite-conditions.ts'
import { countFacets } from './sqlite-facets.ts'
import { rankProducts, searchProducts } from './sqlite-search.ts'

/** Returns one page of the matching products, their number and their facets. */
export async function listProducts(
  db: Database,
  query: ProductQuery,
  { maxCount, ownedIds }: EngineListOptions,
): Promise<Listing> {
  const { filters } = query
  const hits = await findHits(db, query, maxCount + 1)
  const count = await countMatches(db, filters, hits, maxCount)
  const total = Math.min(count, maxCount)
  const hasMoreHits = hits !== null && hits.length > maxCount
  return {
    rows: await listPage(db, query, hits, total),
    total,
    isCapped: count > maxCount || hasMoreHits,
    facets: {
      ...(await countFacets(db, filters, hits, { maxCount, count, hasMoreHits })),
      unowned: ownedIds && total - (await countOwned(db, filters, hits, ownedIds, maxCount)),
    },
  }
}

/** Returns the products to which a search and their similarity to a sound restrict the list. */
async function findHits(
  db: Database,
  { filters: { search, among, categories }, sort }: Pick<ProductQuery, 'filters' | 'sort'>,
  limit: number,
): Promise<SearchHits> {
  if (search === null) return among
  const isRanked = sort === 'relevance' && among === null
  const hits = isRanked
    ? await rankProducts(db, { search, categories, isAny: false, limit })
    : await searchProducts(db, search, limit)
  if (among === null) return hits
  const found = new Set(hits)
  return among.filter((id) => found.has(id))
}

async function countOwned(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  ownedIds: readonly number[],
  maxCount: number,
): Promise<number> {
  if (filters.excluded.length > 0 || ownedIds.length === 0) return 0
  const owned = new Set(ownedIds)
  const both = hits === null ? ownedIds : hits.filter((id) => owned.has(id))
  return Math.min(maxCount, await countMatches(db, filters, both, maxCount))
}

/** Counts the matching products, at most `maxCount`. */
export async function countProducts(
  db: Database,
  filters: ProductFilters,
  maxCount: number,
): Promise<number> {
  const hits = await findHits(db, { filters, sort: 'name-asc' }, maxCount)
  return Math.min(maxCount, await countMatches(db, filters, hits, maxCount))
}

/** Counts the matches, at most one more than `maxCount`. */
export async function countMatches(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  maxCount: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('products')
        .select('products.id')
        .where(matchProducts(filters, hits))
        .limit(maxCount + 1)
        .as('matches'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function listPage(
  db: Database,
  query: ProductQuery,
  hits: SearchHits,
  total: number,
): Promise<ProductRow[]> {
  const offset = (query.page - 1) * query.perPage
  const limit = Math.min(query.perPage, total - offset)
  if (limit <= 0) return []
  const isRanked = query.sort === 'relevance' && hits !== null
  return await db
    .selectFrom('products')
    .selectAll('products')
    .$if(isRanked, (products) =>
      products.innerJoin(listHits(hits ?? []), 'hits.value', 'products.id'),
    )
    .where(matchProducts(query.filters, isRanked ? null : hits))
    .orderBy(isRanked ? sql`hits.key` : getPrimaryOrder(query))
    .orderBy('products.created_at', 'desc')
    // Among products of the same date, those of different packs alternate.
    .orderBy('products.mix_position')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The hits as a table; `key` is the place of each. */
function listHits(hits: readonly number[]) {
  return sql<{ key: number; value: number }>`json_each(${JSON.stringify(hits)})`.as<'hits'>(
    sql.ref('hits'),
  )
}

function getPrimaryOrder({ sort }: ProductQuery) {
  switch (sort) {
    case 'name-asc':
      return sql`products.name collate nocase asc`
    case 'name-desc':
      return sql`products.name collate nocase desc`
    case 'price-asc':
      return sql`products.price_cents asc`
    case 'price-desc':
      return sql`products.price_cents desc`
    case 'bpm-asc':
      return sql`products.bpm asc nulls last`
    case 'bpm-desc':
      return sql`products.bpm desc nulls last`
    case 'length-asc':
      return sql`case when products.kind <> 'pack' then products.frames end asc nulls last`
    case 'length-desc':
      return sql`case when products.kind <> 'pack' then products.frames end desc nulls last`
    case 'created_at-asc':
      return sql`products.created_at asc`
    case 'created_at-desc':
    case 'relevance':
      return sql`products.created_at desc`
  }
}
