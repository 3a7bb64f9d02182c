import type { Database, ProductRow } from '../platform/database/database.ts'
import type { Locale } from '../platform/texts/locales.ts'
import type { Facets } from './listing/facets.ts'
import type { ProductFilters, ProductQuery } from './listing/product-query.rules.ts'

/** The searchable texts of a product, as search-index words separated by spaces. */
export interface SearchDocument {
  readonly id: number
  readonly name: string
  readonly artist: string
  readonly pack: string
  /** The genre, the key and, for a sound, the instrument and the tags. */
  readonly labels: string
  /** The instruments and tags of a pack's sounds. */
  readonly contents: string
  /** See `toFact`. */
  readonly facts: string
  /** The facts of a pack's sounds. */
  readonly contentFacts: string
  /** The description in the label's own language. */
  readonly description: string
  /** The descriptions in other languages. */
  readonly translations: Readonly<Partial<Record<Locale, string>>>
}

/** A word in the catalogue's texts. */
export interface CatalogueWord {
  readonly word: string
  /** The language of the descriptions that contain it; empty for any other text. */
  readonly locale: Locale | ''
  /** The number of products that contain the word. */
  readonly products: number
}

/** One page of the matching products. */
export interface Listing {
  readonly rows: readonly ProductRow[]
  /** The number of matches, capped at `maxCount`. */
  readonly total: number
  /** True if there are more matches than `total`. */
  readonly isCapped: boolean
  /** How well the best match answers the search, from 0 on; null for a list in another order. */
  readonly relevance: number | null
  readonly facets: Facets
}

/** What a list depends on besides the query. */
export interface ListOptions {
  /** The number of matches up to which totals and facets are exact. */
  readonly maxCount: number
  /** The ids of the products that the customer owns; null for a guest. */
  readonly ownedIds: readonly number[] | null
}

/** The products of some kinds that match a search in full. */
export interface RankedProducts {
  /** The ids of the most relevant products, best first. */
  readonly ids: readonly number[]
  /** How well the best match answers the search, from 0 on; 0 without a match. */
  readonly relevance: number
}

/** The sounds and the packs that match a search in full. */
export interface BestMatches {
  readonly sounds: RankedProducts
  readonly packs: RankedProducts
}

/** Finds, lists and counts products in the database; implemented for each engine. */
export interface CatalogueIndex {
  /**
   * Creates the table that lists are read from, the full-text index and the vocabulary index. The
   * last two are filled by `replaceSearchIndex` and `replaceVocabulary`.
   */
  create(database: Database): Promise<void>
  /** Replaces the contents of the full-text index. */
  replaceSearchIndex(
    database: Database,
    documents: AsyncIterable<readonly SearchDocument[]>,
  ): Promise<void>
  /**
   * Replaces the documents of the products with these ids; a product without a document is no
   * longer found.
   */
  replaceDocuments(
    database: Database,
    ids: readonly number[],
    documents: readonly SearchDocument[],
  ): Promise<void>
  /** Replaces the words used for spelling correction. */
  replaceVocabulary(database: Database, words: readonly CatalogueWord[]): Promise<void>
  /** Adds to the words' product counts, and removes words that no product contains. */
  changeVocabulary(database: Database, changes: readonly CatalogueWord[]): Promise<void>
  /** Returns at most `limit` similar words of the catalogue, most similar first. */
  findSimilarWords(
    database: Database,
    word: string,
    locales: readonly string[],
    limit: number,
  ): Promise<CatalogueWord[]>
  /**
   * Returns one page of the products that match in full, and their facets. Beyond `maxCount`
   * matches, only that many are counted, ranked and listed.
   */
  listProducts(database: Database, query: ProductQuery, options: ListOptions): Promise<Listing>
  /** Counts the matching products, at most `maxCount`. */
  countProducts(database: Database, filters: ProductFilters, maxCount: number): Promise<number>
  /** Returns at most `limit` sounds and as many packs that match a search in full. */
  findProducts(database: Database, filters: ProductFilters, limit: number): Promise<BestMatches>
  /**
   * Returns the ids of products that match most of a search but not all, most relevant first. Leaves
   * out at most `maxRelaxed` of the wishes in turn, the heaviest first.
   */
  findNearest(
    database: Database,
    filters: ProductFilters,
    limit: number,
    maxRelaxed?: number,
  ): Promise<number[]>
}
