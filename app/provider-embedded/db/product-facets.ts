import { sql } from 'kysely'
import type { ProductFilters } from '#app/provider-embedded/domain/product-query.ts'
import { sampleRate } from '../domain/sample-rate.ts'
import { instrumentLabel } from './selected-options.ts'
import type { SelectedOption, SelectedOptions } from './selected-options.ts'
import { productConditions } from './product-list.ts'
import type { SearchHits } from './product-list.ts'
import type { Database } from './schema.ts'

export interface FacetOption {
  readonly value: string
  readonly label: string
  readonly count: number
}

/**
 * What the list can be narrowed by further. Each facet counts what all other filters leave, so
 * choosing a second value of the same facet never leads to nothing; what is chosen already is there
 * also where nothing is left of it. Length in seconds, price in euros.
 */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  chosen: SelectedOptions,
) {
  return {
    genre: withChosen(await genres(db, { ...filters, genre: [] }, hits), chosen.genre),
    instrument: withChosen(
      await instruments(db, { ...filters, instrument: [] }, hits),
      chosen.instrument,
    ),
    key: withChosen(await keys(db, { ...filters, key: [] }, hits), chosen.key),
    bpm: await range(db, { ...filters, bpm: null }, hits, 'bpm'),
    length: await range(db, { ...filters, length: null }, hits, 'length'),
    price: await range(db, { ...filters, price: null }, hits, 'price'),
  }
}

function withChosen(options: FacetOption[], chosen: readonly SelectedOption[]): FacetOption[] {
  const left = chosen.filter(({ value }) => options.every((option) => option.value !== value))
  return [...options, ...left.map((option) => ({ ...option, count: 0 }))]
}

async function genres(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('genres', 'genres.id', 'products.genre_id')
    .where((where) => where.and(productConditions(where, filters, hits)))
    .select(['genres.code as value', 'genres.label'])
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy(['genres.code', 'genres.label'])
    .orderBy('genres.label')
    .execute()
}

async function instruments(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .innerJoin('product_instruments', 'product_instruments.product_id', 'products.id')
    .where((where) => where.and(productConditions(where, filters, hits)))
    .select('product_instruments.instrument as value')
    .select(instrumentLabel.as('label'))
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy('product_instruments.instrument')
    .orderBy('product_instruments.instrument')
    .execute()
}

async function keys(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
): Promise<FacetOption[]> {
  return await db
    .selectFrom('products')
    .where((where) => where.and(productConditions(where, filters, hits)))
    .where('products.key_code', 'is not', null)
    .select(sql<string>`products.key_code`.as('value'))
    .select(sql<string>`min(products.music_key)`.as('label'))
    .select((query) => query.fn.countAll<number>().as('count'))
    .groupBy('products.key_code')
    .orderBy('products.key_code')
    .execute()
}

const measures = {
  bpm: sql<number>`products.bpm`,
  length: sql<number>`case when products.kind = 'one-shot'
    then round(products.frames * 1.0 / ${sampleRate}, 3) end`,
  price: sql<number>`products.price_cents / 100.0`,
} as const

async function range(
  db: Database,
  filters: ProductFilters,
  hits: SearchHits,
  measure: keyof typeof measures,
): Promise<{ readonly min: number; readonly max: number } | null> {
  const { min, max } = await db
    .selectFrom('products')
    .where((where) => where.and(productConditions(where, filters, hits)))
    .select(sql<number | null>`min(${measures[measure]})`.as('min'))
    .select(sql<number | null>`max(${measures[measure]})`.as('max'))
    .executeTakeFirstOrThrow()
  return min === null || max === null ? null : { min, max }
}
