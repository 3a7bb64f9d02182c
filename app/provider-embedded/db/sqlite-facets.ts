import { sql } from 'kysely'
import { sampleRate } from '../audio/wav.ts'
import type { ProductKind } from '../domain/category-ids.ts'
import type { ProductFilters } from '../domain/product-query.ts'
import {
  getActiveFacetLimit,
  getKindLimit,
  listActiveFacets,
  listsOnly,
  maxListed,
  optionFacets,
  removeFilter,
  selectKind,
  toKindOptions,
} from './facets.ts'
import type { FacetOption, FacetRange, Facets, OptionFacet, RangeFacet } from './facets.ts'
import { labelInstrument } from './filter-options.ts'
import type { Database } from './schema.ts'
import { matchCategories, matchProducts } from './sqlite-conditions.ts'
import type { SearchHits, Where } from './sqlite-conditions.ts'
import { countMatches } from './sqlite-list.ts'

/** The number of products that match all filters, as far as they are counted. */
interface MatchCount {
  readonly maxCount: number
  readonly count: number
  /** Whether there are more search hits than `maxCount`. */
  readonly hasMoreHits: boolean
}

/** The rows that a facet counts. */
interface Selection {
  readonly filters: ProductFilters
  readonly hits: SearchHits
  /** The greatest number of rows to read; null to read all, because there are no more. */
  readonly limit: number | null
}

/** Counts the products per facet value, of at most one more than `maxCount` matches per facet. */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  all: MatchCount,
): Promise<Omit<Facets, 'unowned'>> {
  const activeLimit = getActiveFacetLimit(filters, all.maxCount)
  const active = listActiveFacets(filters)
  const canExceed = active.length > 0 && (await hasMoreProducts(db, hits, activeLimit))
  const select = async (facet: OptionFacet | RangeFacet) => {
    const isActive = active.includes(facet)
    const others = isActive ? removeFilter(filters, facet) : filters
    const limit = isActive ? activeLimit : all.maxCount
    const isLarger = isActive && canExceed
    const count = isLarger ? await countMatches(db, others, hits, limit) : all.count
    const isCapped = all.hasMoreHits || count > limit
    return { filters: others, hits, limit: isCapped ? limit : null }
  }
  const options = {
    genre: await select('genre'),
    instrument: await select('instrument'),
    tag: await select('tag'),
    artist: await select('artist'),
    key: await select('key'),
  }
  const kinds = await countKinds(db, filters, hits, all)
  return {
    kind: toKindOptions(kinds.counts, filters),
    genre: await countGenres(db, options.genre),
    instrument: await countInstruments(db, options.instrument),
    tag: await countTags(db, options.tag, filters.tag),
    artist: await countArtists(db, options.artist, filters.artist),
    key: await countKeys(db, options.key),
    bpm: await findRange(db, await select('bpm'), 'bpm'),
    length: await findRange(db, await select('length'), 'length'),
    price: await findRange(db, await select('price'), 'price'),
    capped: [
      ...(kinds.isCapped ? (['kind'] as const) : []),
      ...optionFacets.filter((facet) => options[facet].limit !== null),
    ],
  }
}

/** Counts the products of each kind that match the other filters. */
async function countKinds(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  all: MatchCount,
) {
  const kindLimit = getKindLimit(filters, all.maxCount)
  const count = async (kind: ProductKind) => {
    const isListed = listsOnly(filters, kind)
    const limit = isListed ? all.maxCount : kindLimit
    const found = isListed
      ? all.count
      : await countMatches(db, selectKind(filters, kind), hits, kindLimit)
    return { count: Math.min(found, limit), isCapped: found > limit }
  }
  const [pack, loop, oneShot] = [await count('pack'), await count('loop'), await count('one-shot')]
  return {
    counts: { pack: pack.count, loop: loop.count, 'one-shot': oneShot.count },
    isCapped: all.hasMoreHits || [pack, loop, oneShot].some(({ isCapped }) => isCapped),
  }
}

/** Returns whether a list can have more than `maxCount` matches, whatever its filters are. */
async function hasMoreProducts(db: Database, hits: SearchHits, maxCount: number): Promise<boolean> {
  if (hits !== null) return hits.length > maxCount
  const next = db.selectFrom('products').select('id').limit(1).offset(maxCount)
  return (await next.executeTakeFirst()) !== undefined
}

/** Returns the SQL condition for the products of a selection. */
function matchSelection(db: Database, { filters, hits, limit }: Selection) {
  const matches = matchProducts(filters, hits)
  if (limit === null) return matches
  const counted = db.selectFrom('products').select('products.id').where(matches).limit(limit)
  return (where: Where) => where('products.id', 'in', counted)
}

async function countGenres(db: Database, selection: Selection): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .where(matchSelection(db, selection))
    .select(['genres.code as value', 'genres.label'])
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy(['genres.code', 'genres.label'])
    .orderBy('genres.label')
    .execute()
}

async function countInstruments(db: Database, selection: Selection): Promise<FacetOption[]> {
  const options = await db
    .selectFrom('products')
    .innerJoin('product_instruments', 'product_instruments.product_id', 'products.id')
    .where(matchSelection(db, selection))
    .select('product_instruments.instrument as value')
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy('product_instruments.instrument')
    .orderBy('product_instruments.instrument')
    .execute()
  return options.map((option) => ({ ...option, label: labelInstrument(option.value) }))
}

/** Counts the most frequent tags, and the selected ones. */
async function countTags(
  db: Database,
  selection: Selection,
  selected: readonly string[],
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('product_tags', 'product_tags.product_id', 'products.id')
    .where(matchSelection(db, selection))
    .select(['product_tags.tag as value', 'product_tags.tag as label'])
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy('product_tags.tag')
    .orderBy((query) => query('product_tags.tag', 'in', selected), 'desc')
    .orderBy('count', 'desc')
    .orderBy('product_tags.tag')
    .limit(maxListed + selected.length)
    .execute()
}

/** Counts the most frequent artists, and the selected ones. */
async function countArtists(
  db: Database,
  selection: Selection,
  selected: readonly string[],
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .where(matchSelection(db, selection))
    .select(['artists.slug as value', 'artists.name as label'])
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy(['artists.slug', 'artists.name'])
    .orderBy((query) => query('artists.slug', 'in', selected), 'desc')
    .orderBy('count', 'desc')
    .orderBy('artists.slug')
    .limit(maxListed + selected.length)
    .execute()
}

async function countKeys(db: Database, selection: Selection): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .where(matchSelection(db, selection))
    .where('products.key_code', 'is not', null)
    .select(sql<string>`products.key_code`.as('value'))
    .select(sql<string>`min(products.music_key)`.as('label'))
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy('products.key_code')
    .orderBy('products.key_code')
    .execute()
}

const rangeExpressions = {
  bpm: sql<number>`products.bpm`,
  length: sql<number>`case when products.kind <> 'pack'
    then round(products.frames * 1.0 / ${sampleRate}, 3) end`,
  price: sql<number>`products.price_cents / 100.0`,
} as const

/** Finds the range of the selection; beyond the limit, that of the whole categories. */
async function findRange(
  db: Database,
  { filters, hits, limit }: Selection,
  measure: keyof typeof rangeExpressions,
): Promise<FacetRange | null> {
  const { min, max } = await db
    .selectFrom('products')
    .where(limit === null ? matchProducts(filters, hits) : matchCategories(filters.categories))
    .select(sql<number | null>`min(${rangeExpressions[measure]})`.as('min'))
    .select(sql<number | null>`max(${rangeExpressions[measure]})`.as('max'))
    .executeTakeFirstOrThrow()
  return min === null || max === null ? null : { min, max }
}
