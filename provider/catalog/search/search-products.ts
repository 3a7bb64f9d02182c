import type { Locale } from '../../platform/texts/locales.ts'
import type { ProductFilters, ProductQuery } from '../listing/product-query.rules.ts'
import { labelFilter } from './filter-labels.ts'
import { getLexicon } from './lexicon.ts'
import type { CatalogueGenre } from './lexicon.ts'
import { parseQuery, parseText } from './parse-query.ts'
import type { QueryPart, RecognizedFilter } from './parse-query.ts'
import { removeParts } from './remove-parts.ts'
import { toTextSearch } from './terms.ts'
import { correctText } from '../correct-text.store.ts'
import { listFilterOptions } from '../listing/filter-options.store.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import { findAlternatives } from './no-results.ts'
import type { Alternatives, SearchedText } from './no-results.ts'
import { listProducts } from '../listing/product-list.ts'
import type { Listing, ListOptions } from '../catalogue-index.ts'
import type { Database } from '../../platform/database/database.ts'

/** The limits and context of a list. */
export interface SearchOptions extends ListOptions {
  /** The ids of products similar to a sound, most similar first; null for no restriction. */
  readonly similarIds: readonly number[] | null
}

/** A filter recognized in a search text; words with the same meaning are one filter. */
interface LabeledFilter extends RecognizedFilter {
  /**
   * The search text without the words of this filter, which keeps the other half of a compound
   * word.
   */
  readonly rest: string
  readonly label: string
}

/** The interpretation of a search text. */
interface InterpretedQuery {
  /** The words searched as text, in quotes where the visitor used them. */
  readonly text: string
  /** The recognized filters; empty if all words were searched as text. */
  readonly filters: readonly LabeledFilter[]
  /**
   * The corrected text that was searched because the entered one had no results; null if not
   * corrected.
   */
  readonly corrected: string | null
  readonly isExact: boolean
}

export interface SearchResult extends Listing {
  /** Null without a search text. */
  readonly query: InterpretedQuery | null
  /** Suggestions for a list without results, otherwise null. */
  readonly alternatives: Alternatives | null
}

/**
 * Returns one page of products that match a search text and filters. Recognizes filters in the
 * text; without results, it searches all words as text, then corrects words that the catalogue does
 * not contain. Results of unlisted kinds count too, so that the lists of all kinds interpret a text
 * in the same way.
 */
export async function searchProducts(
  db: Database,
  requested: ProductQuery,
  locale: Locale,
  options: SearchOptions,
): Promise<SearchResult> {
  const query = applyOptions(requested, options)
  const { text, isExact } = query
  const { maxCount } = options
  if (text === '') {
    const listing = await listProducts(db, query, options)
    const alternatives =
      listing.total > 0 ? null : await findAlternatives(db, query.filters, maxCount)
    return { ...listing, query: null, alternatives }
  }
  const genres = await listGenres(db)
  const lexicon = getLexicon(locale, genres)
  const search = async (parts: readonly QueryPart[], corrected: string | null) => {
    const filters = { ...query.filters, search: toTextSearch(parts, locale) }
    const listing = await listProducts(db, { ...query, filters }, options)
    const isFound = listing.total > 0 || (await hasOtherKinds(db, filters))
    return { listing, isFound, filters, parts, corrected }
  }
  const parse = (searched: string) =>
    isExact
      ? parseText(searched, [{ start: 0, end: searched.length }])
      : parseQuery(searched, lexicon)
  const searchText = async (searched: string, corrected: string | null) => {
    const parts = parse(searched)
    const result = await search(parts, corrected)
    if (result.isFound || parts.every(({ filter }) => filter === null)) return result
    const asText = await search(parseText(searched, parts.filter(isKeyOrTempo)), corrected)
    return asText.isFound ? asText : result
  }
  let result = await searchText(text, null)
  if (!result.isFound && !isExact) {
    const corrected = await correctText(db, text, result.parts, { locale, lexicon })
    if (corrected !== null) {
      const found = await searchText(corrected, corrected)
      if (found.isFound) result = found
    }
  }
  const { listing, filters, parts } = result
  const searched = { text: result.corrected ?? text, parts, parse }
  const alternatives =
    listing.total > 0 ? null : await findAlternatives(db, filters, maxCount, searched)
  return {
    ...listing,
    query: { ...describeQuery(searched, genres), corrected: result.corrected, isExact },
    alternatives,
  }
}

/** Excludes products that the customer owns, and restricts the list to those similar to a sound. */
function applyOptions(query: ProductQuery, { ownedIds, similarIds }: SearchOptions): ProductQuery {
  const excluded = query.isUnowned ? (ownedIds ?? []) : []
  return { ...query, filters: { ...query.filters, excluded, among: similarIds } }
}

/** Returns whether products of other kinds match an empty list. */
async function hasOtherKinds(db: Database, filters: ProductFilters): Promise<boolean> {
  if (filters.categories.length === 0) return false
  return (await getCatalogueIndex(db).countProducts(db, { ...filters, categories: [] }, 1)) > 0
}

/** Keys and tempos such as "Am" must not match as prefixes of words. */
function isKeyOrTempo({ filter }: QueryPart): boolean {
  return filter?.facet === 'key' || filter?.facet === 'bpm'
}

/** Lists the genres of the catalogue. */
export async function listGenres(db: Database): Promise<CatalogueGenre[]> {
  const { genre = [] } = await listFilterOptions(db, ['genre'])
  return genre.map(({ value, label }) => ({ code: value, label }))
}

function describeQuery(
  { text, parts }: Pick<SearchedText, 'text' | 'parts'>,
  genres: readonly CatalogueGenre[],
): Pick<InterpretedQuery, 'text' | 'filters'> {
  const groups = Map.groupBy(parts, ({ filter }) => filter && `${filter.facet} ${filter.value}`)
  const hasFilters = parts.some(({ filter }) => filter !== null)
  const words = (groups.get(null) ?? []).map(({ typed, isQuoted }) =>
    isQuoted && hasFilters ? `"${typed}"` : typed,
  )
  const filters = [...groups.values()].flatMap((group) => {
    const filter = group[0]?.filter ?? null
    if (filter === null) return []
    return [{ ...filter, label: labelFilter(filter, genres), rest: removeParts(text, group) }]
  })
  return { text: words.join(' '), filters }
}
