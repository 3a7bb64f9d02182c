import { sql } from 'kysely'
import type { ProductFilters } from '#app/provider-embedded/domain/product-query.ts'
import type { Database } from './schema.ts'

export interface SelectedOption {
  readonly value: string
  readonly label: string
}

/** What the filters name that the catalogue knows, with its label. */
export interface SelectedOptions {
  readonly genre: readonly SelectedOption[]
  readonly instrument: readonly SelectedOption[]
  readonly key: readonly SelectedOption[]
}

/** An instrument's label, from its code. */
export const instrumentLabel = sql<string>`upper(substr(product_instruments.instrument, 1, 1))
  || substr(product_instruments.instrument, 2)`

/** Looks up the codes that the filters name; those of nothing in the catalogue are left out. */
export async function findSelectedOptions(
  db: Database,
  { genre, instrument, key }: ProductFilters,
): Promise<SelectedOptions> {
  return {
    genre: genre.length === 0 ? [] : await genres(db, genre),
    instrument: instrument.length === 0 ? [] : await instruments(db, instrument),
    key: key.length === 0 ? [] : await keys(db, key),
  }
}

/** The filters without the codes that the catalogue does not know: those narrow nothing. */
export function withoutUnknownCodes(
  filters: ProductFilters,
  chosen: SelectedOptions,
): ProductFilters {
  const { genre, instrument, key } = chosen
  return { ...filters, genre: values(genre), instrument: values(instrument), key: values(key) }
}

function values(options: readonly SelectedOption[]): string[] {
  return options.map(({ value }) => value)
}

async function genres(db: Database, codes: readonly string[]): Promise<SelectedOption[]> {
  return await db
    .selectFrom('genres')
    .select(['genres.code as value', 'genres.label'])
    .where('genres.code', 'in', codes)
    .execute()
}

async function instruments(db: Database, codes: readonly string[]): Promise<SelectedOption[]> {
  return await db
    .selectFrom('product_instruments')
    .select('product_instruments.instrument as value')
    .select(instrumentLabel.as('label'))
    .where('product_instruments.instrument', 'in', codes)
    .groupBy('product_instruments.instrument')
    .execute()
}

async function keys(db: Database, codes: readonly string[]): Promise<SelectedOption[]> {
  return await db
    .selectFrom('products')
    .select(sql<string>`products.key_code`.as('value'))
    .select(sql<string>`min(products.music_key)`.as('label'))
    .where('products.key_code', 'in', codes)
    .groupBy('products.key_code')
    .execute()
}
