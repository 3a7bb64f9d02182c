import type { Locale } from '../../platform/texts/locales.ts'
import { parseProductQuery, parseRange } from '../listing/product-query.rules.ts'
import type { ProductFilters } from '../listing/product-query.rules.ts'
import { simplifyLevels } from './text-search.rules.ts'
import type { SearchTerm, TextSearch } from './text-search.rules.ts'
import { labelFilter } from './filter-labels.ts'
import { createLexicon } from './lexicon.ts'
import type { CatalogueGenre, Lexicon } from './lexicon.ts'
import { parseQuery } from './parse-query.ts'
import type { QueryPart, RecognizedFilter } from './read-part.ts'
import { listSuggestedArtists, listSuggestedProducts } from './suggested-products.store.ts'
import type { SuggestedArtist, SuggestedProduct } from './suggested-products.store.ts'
import { toTextSearch } from './to-text-search.ts'
import { categoryIds } from '../category-ids.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import { listGenres } from './search-products.ts'
import type { Database } from '../../platform/database/database.ts'

/** A filter that the text stands for or is a prefix of. */
interface SuggestedFilter {
  readonly facet: RecognizedFilter['facet']
  readonly value: string
  readonly label: string
  /** The number of products, capped at `maxCount`. */
  readonly count: number
  /** The words of the text that selecting the filter replaces. */
  readonly words: string
}

export interface Suggestions {
  readonly sounds: readonly SuggestedProduct[]
  readonly packs: readonly SuggestedProduct[]
  readonly artists: readonly SuggestedArtist[]
  readonly filters: readonly SuggestedFilter[]
  /** The products that answer the text best. */
  readonly first: 'sounds' | 'packs'
}

const noFilters: ProductFilters = parseProductQuery(() => undefined).filters

const soundCategories = [categoryIds['one-shot'], categoryIds.loop]
const maxFilters = 3
/** Suggestions come with every letter typed, so they are not ordered by what a wish is near to. */
const maxNear = 0
/** The number of wishes that are left out in turn to find what comes near. */
const maxRelaxed = 1
const maxCandidates = 5
/** The number up to which the products of a filter are counted. */
const maxCount = 1000
/** The number of best-matching sounds, and of packs, whose artists are considered. */
const artistDepth = 40

/** Suggests completions for a search text whose last word may be incomplete. */
export async function findSuggestions(
  db: Database,
  text: string,
  locale: Locale,
  limit: number,
): Promise<Suggestions> {
  const genres = await listGenres(db)
  const lexicon = createLexicon(locale, genres)
  const parts = parseQuery(text, lexicon)
  const search = toTextSearch(parts, locale, { maxNear })
  const [filters, products, artists] = await Promise.all([
    suggestFilters(db, parts, lexicon, genres),
    suggestProducts(db, search, limit),
    suggestArtists(db, parts, locale),
  ])
  const { first, ...groups } = { ...products, artists, filters }
  return { ...share(groups, limit), first }
}

/** Suggests packs and sounds; sounds that come near a wish if none meets it. */
async function suggestProducts(
  db: Database,
  search: TextSearch,
  limit: number,
): Promise<Pick<Suggestions, 'sounds' | 'packs' | 'first'>> {
  const { findProducts, findNearest } = getCatalogueIndex(db)
  const filters = { ...noFilters, search }
  const met = { ...noFilters, search: simplifyLevels(search) }
  const { sounds, packs } = await findProducts(db, met, limit)
  const soundIds =
    sounds.ids.length > 0
      ? sounds.ids
      : await findNearest(db, { ...filters, categories: soundCategories }, limit, maxRelaxed)
  return {
    sounds: await listSuggestedProducts(db, soundIds),
    packs: await listSuggestedProducts(db, packs.ids),
    first: packs.relevance > sounds.relevance ? 'packs' : 'sounds',
  }
}

/** Finds artists whose names contain the words. */
async function suggestArtists(
  db: Database,
  parts: readonly QueryPart[],
  locale: Locale,
): Promise<SuggestedArtist[]> {
  const terms = parts.map(({ words }, index): SearchTerm => ({
    weight: 1,
    levels: [{ degree: 1, texts: [words], field: 'artist', isPrefix: true }],
    group: `word ${index}`,
    isExcluded: false,
  }))
  const filters = { ...noFilters, search: { locale, terms } }
  const { sounds, packs } = await getCatalogueIndex(db).findProducts(db, filters, artistDepth)
  return await listSuggestedArtists(db, [...packs.ids, ...sounds.ids])
}

/** Finds filters with products that the last words stand for or are a prefix of. */
async function suggestFilters(
  db: Database,
  parts: readonly QueryPart[],
  lexicon: Lexicon,
  genres: readonly CatalogueGenre[],
): Promise<SuggestedFilter[]> {
  const candidates = listCandidates(parts, lexicon)
  const recognized = parts.at(-1)?.filter
  const unique = new Map(candidates.map((filter) => [`${filter.facet} ${filter.value}`, filter]))
  const counted = [...unique.values()].slice(0, maxCandidates).map(async (filter) => ({
    facet: filter.facet,
    value: filter.value,
    label: labelFilter(filter, genres),
    count: await countFilter(db, filter),
    words: filter.words,
  }))
  const found = (await Promise.all(counted)).filter(({ count }) => count > 0)
  const isRecognized = ({ facet, value }: SuggestedFilter) =>
    Number(facet === recognized?.facet && value === recognized.value)
  const byRelevance = (one: SuggestedFilter, other: SuggestedFilter) =>
    isRecognized(other) - isRecognized(one) || other.count - one.count
  return found.toSorted(byRelevance).slice(0, maxFilters)
}

/** Lists the filter that the last words stand for, and those that they are a prefix of. */
function listCandidates(parts: readonly QueryPart[], lexicon: Lexicon): RecognizedFilter[] {
  const last = parts.at(-1)
  if (last === undefined || last.isQuoted) return []
  const completed = [1, 2, 3].flatMap((count) => {
    const tail = parts.slice(-count)
    if (tail.length < count || tail.some(({ isQuoted }) => isQuoted)) return []
    const words = tail.map(({ typed }) => typed).join(' ')
    const meanings = lexicon.listCompletions(tail.flatMap((part) => part.words).join(' '))
    return meanings.map((meaning) => ({ ...meaning, words }))
  })
  // Half of a compound word cannot be replaced on its own.
  const recognized = last.filter?.words === last.typed ? [last.filter] : []
  return [...recognized, ...completed]
}

async function countFilter(
  db: Database,
  filter: Pick<SuggestedFilter, 'facet' | 'value'>,
): Promise<number> {
  const { facet, value } = filter
  const { countProducts } = getCatalogueIndex(db)
  if (facet === 'kind') {
    const categories = [categoryIds[value as keyof typeof categoryIds]]
    return await countProducts(db, { ...noFilters, categories }, maxCount)
  }
  const selected = facet === 'bpm' ? { bpm: parseRange(value) } : { [facet]: value.split(',') }
  return await countProducts(db, { ...noFilters, ...selected }, maxCount)
}

/** The number of suggestions per group if not all of them fit. */
const shares = { filters: 2, artists: 1, packs: 2, sounds: 3 } as const

type Groups = Omit<Suggestions, 'first'>

/** Cuts the lists to the limit; the unused share of one is distributed among the others. */
function share(all: Groups, limit: number): Groups {
  const counts = { filters: 0, artists: 0, packs: 0, sounds: 0 }
  const names = ['filters', 'artists', 'packs', 'sounds'] as const
  const count = () => names.reduce((sum, name) => sum + counts[name], 0)
  for (const isGenerous of [false, true]) {
    for (const name of names) {
      const most = isGenerous ? all[name].length : Math.min(shares[name], all[name].length)
      counts[name] = Math.max(counts[name], Math.min(most, counts[name] + limit - count()))
    }
  }
  return {
    sounds: all.sounds.slice(0, counts.sounds),
    packs: all.packs.slice(0, counts.packs),
    artists: all.artists.slice(0, counts.artists),
    filters: all.filters.slice(0, counts.filters),
  }
}
