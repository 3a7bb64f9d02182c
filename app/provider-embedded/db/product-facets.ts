import { sql } from 'kysely'
import type { ProductFilters } from '../domain/product-query.ts'
import { sampleRate } from '../audio/wav.ts'
import { instrumentLabel } from './selected-options.ts'
import type { SelectedOption, SelectedOptions } from './selected-options.ts'
import { matchProducts } from './product-list.ts'
import type { SearchHits } from './product-list.ts'
import type { Database } from './schema.ts'

export interface FacetOption {
  readonly value: string
  readonly label: string
  readonly count: number
}

/**
 * Counts the products per facet value. Each facet applies all filters except its own, so that
 * selecting a second value of the same facet never empties the list. Selected values without
 * products are included with a count of 0. Lengths are in seconds, prices in euros.
 */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  selected: SelectedOptions,
) {
  return {
    genre: addMissingOptions(
      await countGenres(db, { ...filters, genre: [] }, hits),
      selected.genre,
    ),
    instrument: addMissingOptions(
      await countInstruments(db, { ...filters, instrument: [] }, hits),
      selected.instrument,
    ),
    key: addMissingOptions(await countKeys(db, { ...filters, key: [] }, hits), selected.key),
    bpm: await findRange(db, { ...filters, bpm: null }, hits, 'bpm'),
    length: await findRange(db, { ...filters, length: null }, hits, 'length'),
    price: await findRange(db, { ...filters, price: null }, hits, 'price'),
  }
}

function addMissingOptions(
  options: FacetOption[],
  selected: readonly SelectedOption[],
): FacetOption[] {
  const missing = selected.filter(({ value }) => options.every((option) => option.value !== value))
  return [...options, ...missing.map((option) => ({ ...option, count: 0 }))]
}

async function countGenres(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .where(matchProducts(db, filters, hits))
    .select(['genres.code as value', 'genres.label'])
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy(['genres.code', 'genres.label'])
    .orderBy('genres.label')
    .execute()
}

async function countInstruments(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('product_instruments', 'product_instruments.product_id', 'products.id')
    .where(matchProducts(db, filters, hits))
    .select('product_instruments.instrument as value')
    .select(instrumentLabel.as('label'))
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy('product_instruments.instrument')
    .orderBy('product_instruments.instrument')
    .execute()
}

async function countKeys(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .where(matchProducts(db, filters, hits))
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
  length: sql<number>`case when products.kind = 'one-shot'
    then round(products.frames * 1.0 / ${sampleRate}, 3) end`,
  price: sql<number>`products.price_cents / 100.0`,
} as const

async function findRange(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  measure: keyof typeof rangeExpressions,
): Promise<{ readonly min: number; readonly max: number } | null> {
  const { min, max } = await db
    .selectFrom('products')
    .where(matchProducts(db, filters, hits))
    .select(sql<number | null>`min(${rangeExpressions[measure]})`.as('min'))
    .select(sql<number | null>`max(${rangeExpressions[measure]})`.as('max'))
    .executeTakeFirstOrThrow()
  return min === null || max === null ? null : { min, max }
}
