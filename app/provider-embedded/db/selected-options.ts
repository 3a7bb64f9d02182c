import { sql } from 'kysely'
import type { ProductFilters } from '../domain/product-query.ts'
import type { Database } from './schema.ts'

export interface SelectedOption {
  readonly value: string
  readonly label: string
}

/** The selected filter values that exist in the catalogue, with their labels. */
export interface SelectedOptions {
  readonly genre: readonly SelectedOption[]
  readonly instrument: readonly SelectedOption[]
  readonly key: readonly SelectedOption[]
}

/** SQL expression for the label of an instrument, derived from its code. */
export const instrumentLabel = sql<string>`upper(substr(product_instruments.instrument, 1, 1))
  || substr(product_instruments.instrument, 2)`

/** Finds the options for the codes of the filters; omits unknown codes. */
export async function findSelectedOptions(
  db: Database,
  { genre, instrument, key }: ProductFilters,
): Promise<SelectedOptions> {
  return {
    genre: genre.length === 0 ? [] : await findGenres(db, genre),
    instrument: instrument.length === 0 ? [] : await findInstruments(db, instrument),
    key: key.length === 0 ? [] : await findKeys(db, key),
  }
}

/**
 * Removes codes that do not exist in the catalogue from the filters, so that they have no effect.
 */
export function removeUnknownCodes(
  filters: ProductFilters,
  selected: SelectedOptions,
): ProductFilters {
  const { genre, instrument, key } = selected
  return {
    ...filters,
    genre: toValues(genre),
    instrument: toValues(instrument),
    key: toValues(key),
  }
}

function toValues(options: readonly SelectedOption[]): string[] {
  return options.map(({ value }) => value)
}

async function findGenres(db: Database, codes: readonly string[]): Promise<SelectedOption[]> {
  return await db
    .selectFrom('genres')
    .select(['genres.code as value', 'genres.label'])
    .where('genres.code', 'in', codes)
    .execute()
}

async function findInstruments(db: Database, codes: readonly string[]): Promise<SelectedOption[]> {
  return await db
    .selectFrom('product_instruments')
    .select('product_instruments.instrument as value')
    .select(instrumentLabel.as('label'))
    .where('product_instruments.instrument', 'in', codes)
    .groupBy('product_instruments.instrument')
    .execute()
}

async function findKeys(db: Database, codes: readonly string[]): Promise<SelectedOption[]> {
  return await db
    .selectFrom('products')
    .select(sql<string>`products.key_code`.as('value'))
    .select(sql<string>`min(products.music_key)`.as('label'))
    .where('products.key_code', 'in', codes)
    .groupBy('products.key_code')
    .execute()
}
