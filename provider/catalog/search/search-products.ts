import type { Locale } from '../../platform/texts/locales.ts'
import type { ProductQuery } from '../listing/product-query.rules.ts'
import { labelFilter } from './filter-labels.ts'
import { createLexicon } from './lexicon.ts'
import type { CatalogueGenre, Lexicon } from './lexicon.ts'
import { parseQuery, parseText } from './parse-query.ts'
import type { QueryPart, RecognizedFilter } from './read-part.ts'
import { removeParts } from './remove-parts.ts'
import { toTextSearch } from './to-text-search.ts'
import { correctText, findUnknownParts } from './correct-text.store.ts'
import { listFilterOptions } from '../listing/filter-options.store.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import { findProductsInOrder } from '../products.store.ts'
import { listDroppedFilters } from './dropped-filters.ts'
import type { DroppedFilter } from './dropped-filters.ts'
import { countListedProducts, listProducts } from '../listing/product-list.ts'
import type { Listing, ListOptions } from '../catalogue-index.ts'
import type { Database, ProductRow } from '../../platform/database/database.ts'

/** The limits and context of a list. */
export interface SearchOptions extends ListOptions {
  /** Null for a guest. */
  readonly customerId: number | null
  /** The ids of products similar to a sound, most similar first; null for no restriction. */
  readonly similarIds: readonly number[] | null
}

/** A wish recognized in a search text; words with the same meaning are one wish. */
interface LabeledFilter extends RecognizedFilter {
  /**
   * The search text without the words of this wish, which keeps the other half of a compound word.
   */
  readonly rest: string
  readonly label: string
}

/** The interpretation of a search text. */
interface InterpretedQuery {
  /** The words that are not wishes, in quotes where the visitor used them. */
  readonly text: string
  /** The wishes that the shop has a filter for. */
  readonly filters: readonly LabeledFilter[]
  /** The corrected text that was searched; null if not corrected. */
  readonly corrected: string | null
  readonly isExact: boolean
}

export interface SearchResult extends Listing {
  /** Null without a search text. */
  readonly query: InterpretedQuery | null
  /** The products that come near the search; only after the last product that matches in full. */
  readonly nearest: readonly ProductRow[]
  /** The filters whose removal leads to results; null if there are any. */
  readonly dropped: readonly DroppedFilter[] | null
}

/** The number of products listed after those that match in full. */
const maxNearest = 24

/**
 * Returns one page of products that match a search text and filters. What the text wishes for orders
 * the list; products that meet every wish are counted and come first. Corrects words that neither
 * the thesaurus nor the catalogue contains.
 */
export async function searchProducts(
  db: Database,
  requested: ProductQuery,
  locale: Locale,
  options: SearchOptions,
): Promise<SearchResult> {
  const query = applyOptions(requested, options)
  const { whole, interpreted } = await interpretText(db, query, locale)
  const listing = await listProducts(db, whole, options)
  return {
    ...listing,
    query: interpreted,
    ...(await findAround(db, whole, listing, options)),
  }
}

/** Counts the products of the same list that the customer does not own, at most `maxCount`. */
export async function countUnownedProducts(
  db: Database,
  requested: ProductQuery,
  locale: Locale,
  options: SearchOptions,
): Promise<number> {
  const query = applyOptions({ ...requested, isUnowned: true }, options)
  const { whole } = await interpretText(db, query, locale)
  return await countListedProducts(db, whole.filters, options.maxCount)
}

/** Interprets the text of a query; `whole` also searches for it. */
async function interpretText(
  db: Database,
  query: ProductQuery,
  locale: Locale,
): Promise<{ readonly whole: ProductQuery; readonly interpreted: InterpretedQuery | null }> {
  const { text, isExact } = query
  if (text === '') return { whole: query, interpreted: null }
  const genres = await listGenres(db)
  const lexicon = createLexicon(locale, genres)
  const { corrected, parts, unknown } = isExact
    ? { corrected: null, parts: parseText(text), unknown: undefined }
    : await readText(db, text, lexicon)
  const search = toTextSearch(parts, locale, { unknown })
  return {
    whole: { ...query, filters: { ...query.filters, search } },
    interpreted: { ...describeQuery(corrected ?? text, parts, genres), corrected, isExact },
  }
}

/** Parses a text and corrects its misspelled words. */
async function readText(db: Database, text: string, lexicon: Lexicon) {
  const { locale } = lexicon
  const parts = parseQuery(text, lexicon)
  const unknown = await findUnknownParts(db, parts, locale)
  const corrected = await correctText(db, text, unknown, locale)
  if (corrected === null) return { corrected, parts: await dropUnsoldFilters(db, parts), unknown }
  const others = parseQuery(corrected, lexicon)
  return {
    corrected,
    parts: await dropUnsoldFilters(db, others),
    unknown: await findUnknownParts(db, others, locale),
  }
}

/** Drops the filters for which the catalogue has no products; the parts keep their concepts. */
async function dropUnsoldFilters(
  db: Database,
  parts: readonly QueryPart[],
): Promise<readonly QueryPart[]> {
  const listValues = (facet: RecognizedFilter['facet']) =>
    parts.flatMap(({ filter }) => (filter?.facet === facet ? [filter.value] : []))
  const [instrument, tag] = [listValues('instrument'), listValues('tag')]
  const options = await listFilterOptions(
    db,
    [...(instrument.length > 0 ? ['instrument' as const] : []), 'tag'],
    { tag, artist: [] },
  )
  return parts.map((part) => {
    const { facet, value } = part.filter ?? {}
    if (facet !== 'instrument' && facet !== 'tag') return part
    const isOffered = options[facet]?.some((option) => option.value === value)
    return isOffered ? part : { ...part, filter: null }
  })
}

/** Finds what to show after the last match, or without any. */
async function findAround(
  db: Database,
  query: ProductQuery,
  { total, isCapped }: Listing,
  { maxCount }: ListOptions,
): Promise<Pick<SearchResult, 'nearest' | 'dropped'>> {
  const { filters, sort, page, perPage, nearestAfter } = query
  const isLastPage = page * perPage >= total && (page === 1 || (page - 1) * perPage < total)
  const isWanted = nearestAfter !== null && (isLastPage || total <= nearestAfter)
  const isRanked = sort === 'relevance' && filters.among === null
  const ids =
    isWanted && isRanked && !isCapped
      ? await getCatalogueIndex(db).findNearest(db, filters, maxNearest)
      : []
  return {
    nearest: await findProductsInOrder(db, ids),
    dropped: total > 0 ? null : await listDroppedFilters(db, query, maxCount),
  }
}

/** The owner of nothing, whose products a guest lists. */
const nobody = 0

/**
 * Excludes what the customer owns or lists only that, and restricts the list to products similar to
 * a sound.
 */
function applyOptions(query: ProductQuery, options: SearchOptions): ProductQuery {
  const { customerId, ownedIds, similarIds } = options
  const excluded = query.isUnowned ? (ownedIds ?? []) : []
  const owner = query.isOwned ? (customerId ?? nobody) : null
  return { ...query, filters: { ...query.filters, owner, excluded, among: similarIds } }
}

/** Lists the genres of the catalogue. */
export async function listGenres(db: Database): Promise<CatalogueGenre[]> {
  const { genre = [] } = await listFilterOptions(db, ['genre'])
  return genre.map(({ value, label }) => ({ code: value, label }))
}

function describeQuery(
  text: string,
  parts: readonly QueryPart[],
  genres: readonly CatalogueGenre[],
): Pick<InterpretedQuery, 'text' | 'filters'> {
  const wanted = parts.map((part) => (part.isExcluded ? { ...part, filter: null } : part))
  const groups = Map.groupBy(wanted, ({ filter }) => filter && `${filter.facet} ${filter.value}`)
  const hasFilters = wanted.some(({ filter }) => filter !== null)
  const others = (groups.get(null) ?? []).filter(({ isExcluded }) => !isExcluded)
  const words = others.map(({ typed, isQuoted }) => (isQuoted && hasFilters ? `"${typed}"` : typed))
  const filters = [...groups.values()].flatMap((group) => {
    const filter = group[0]?.filter ?? null
    if (filter === null) return []
    // Without other parts, only words that say nothing about a sound would be left.
    const rest = group.length === parts.length ? '' : removeParts(text, group)
    return [{ ...filter, label: labelFilter(filter, genres), rest }]
  })
  return { text: words.join(' '), filters }
}
