import { sql } from 'kysely'
import type { ProductFilters } from './product-query.rules.ts'
import { unknownGenre } from '../unknown-genre.rules.ts'
import type { FilterOption, OptionFacet } from './facets.ts'
import type { Database } from '../../platform/database/database.ts'

export type FilterOptions = { readonly [Facet in OptionFacet]?: readonly FilterOption[] }

/** The facets whose values are all listed; tags and artists are unlimited in number. */
export const wholeFacets = ['genre', 'instrument', 'key'] as const

type SelectedCodes = Pick<ProductFilters, 'tag' | 'artist'>

/**
 * Lists filter values, including those of products no longer on sale: all genres, instruments and
 * keys, but only the selected tags and artists.
 */
export async function listFilterOptions(
  db: Database,
  facets: readonly OptionFacet[],
  selected: SelectedCodes = { tag: [], artist: [] },
): Promise<FilterOptions> {
  const options: { [Facet in OptionFacet]?: FilterOption[] } = {}
  for (const facet of facets) options[facet] = await list[facet](db, selected)
  return options
}

const list = {
  genre: listGenres,
  instrument: listInstruments,
  tag: listTags,
  artist: listArtists,
  key: listKeys,
}

/** Derives the label of an instrument from its code. */
export function labelInstrument(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1)
}

async function listGenres(db: Database): Promise<FilterOption[]> {
  return await db
    .selectFrom('genres')
    .select(['genres.code as value', 'genres.label'])
    .where('genres.code', '!=', unknownGenre.code)
    .orderBy('genres.label')
    .execute()
}

/**
 * Looks up each tag separately, because a query for distinct values would read every product with
 * one of them.
 */
async function listTags(db: Database, { tag: tags }: SelectedCodes): Promise<FilterOption[]> {
  const options: FilterOption[] = []
  for (const tag of tags) {
    const found = await db
      .selectFrom('product_tags')
      .select(['tag as value', 'tag as label'])
      .where('tag', '=', tag)
      .limit(1)
      .executeTakeFirst()
    if (found !== undefined) options.push(found)
  }
  return options
}

async function listArtists(db: Database, { artist }: SelectedCodes): Promise<FilterOption[]> {
  return await db
    .selectFrom('artists')
    .select(['slug as value', 'name as label'])
    .where('slug', 'in', artist)
    .execute()
}

/**
 * Steps from value to value in the index, because a query for distinct values would read all of it.
 */
async function listInstruments(db: Database): Promise<FilterOption[]> {
  const { rows } = await sql<{ value: string }>`with recursive steps (value) as (
    select min(instrument) from product_instruments
    union all
    select (select min(instrument) from product_instruments where instrument > steps.value)
    from steps where steps.value is not null
  ) select value from steps where value is not null`.execute(db)
  return rows.map(({ value }) => ({ value, label: labelInstrument(value) }))
}

async function listKeys(db: Database): Promise<FilterOption[]> {
  const { rows } = await sql<FilterOption>`with recursive steps (value) as (
    select min(key_code) from products
    union all
    select (select min(key_code) from products where key_code > steps.value)
    from steps where steps.value is not null
  ) select value, (select min(music_key) from products where key_code = value) as label
    from steps where value is not null`.execute(db)
  return rows
}
