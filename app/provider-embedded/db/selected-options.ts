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

/** Finds the options for the codes of the filters; omits unknown codes. */
export async function findSelectedOptions(
  db: Database,
  { genre, instrument, key }: ProductFilters,
): Promise<SelectedOptions> {
  const select = async (
    codes: readonly string[],
    list: (db: Database) => Promise<SelectedOption[]>,
  ) => (codes.length === 0 ? [] : (await list(db)).filter(({ value }) => codes.includes(value)))
  return {
    genre: await select(genre, listGenres),
    instrument: await select(instrument, listInstruments),
    key: await select(key, listKeys),
  }
}

/** Lists all values of the filters, including those of products that are no longer on sale. */
export async function listKnownOptions(db: Database): Promise<SelectedOptions> {
  return {
    genre: await listGenres(db),
    instrument: await listInstruments(db),
    key: await listKeys(db),
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

/** Derives the label of an instrument from its code. */
export function labelInstrument(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1)
}

export async function listGenres(db: Database): Promise<SelectedOption[]> {
  return await db
    .selectFrom('genres')
    .select(['genres.code as value', 'genres.label'])
    .orderBy('genres.label')
    .execute()
}

/** Steps from value to value in the index; a query for distinct values would read all of it. */
async function listInstruments(db: Database): Promise<SelectedOption[]> {
  const { rows } = await sql<{ value: string }>`with recursive steps (value) as (
    select min(instrument) from product_instruments
    union all
    select (select min(instrument) from product_instruments where instrument > steps.value)
    from steps where steps.value is not null
  ) select value from steps where value is not null`.execute(db)
  return rows.map(({ value }) => ({ value, label: labelInstrument(value) }))
}

export async function listKeys(db: Database): Promise<SelectedOption[]> {
  const { rows } = await sql<SelectedOption>`with recursive steps (value) as (
    select min(key_code) from products
    union all
    select (select min(key_code) from products where key_code > steps.value)
    from steps where steps.value is not null
  ) select value, (select min(music_key) from products where key_code = value) as label
    from steps where value is not null`.execute(db)
  return rows
}
