import type { Database } from '../platform/database/database.ts'
import type { Locale } from '../platform/texts/locales.ts'
import type { IndexListOptions, Listing } from './listing/product-list.ts'
import type { ProductFilters, ProductQuery } from './listing/product-query.rules.ts'
import type { TextSearch } from './search/text-search.rules.ts'

/** What is searched of a product: words of the search index that are separated by spaces. */
export interface SearchDocument {
  readonly id: number
  readonly name: string
  readonly artist: string
  readonly pack: string
  /** The genre, the key and, of a sound, the instrument and the tags. */
  readonly labels: string
  /** The instruments and tags of the sounds of a pack. */
  readonly contents: string
  /** See `toFact`. */
  readonly facts: string
  /** The facts of the sounds of a pack. */
  readonly contentFacts: string
  /** The description in the label's own language. */
  readonly description: string
  /** The descriptions in other languages. */
  readonly translations: Readonly<Partial<Record<Locale, string>>>
}

/** A word of the catalogue. */
export interface CatalogueWord {
  readonly word: string
  /** The language of the descriptions that contain it; empty for all other texts. */
  readonly locale: Locale | ''
  /** The number of products with the word. */
  readonly products: number
}

/** Which products to find for a search. */
export interface ProductSearch {
  readonly search: TextSearch
  /** Only products in these categories; in any if there are none. */
  readonly categories: readonly number[]
  /** Whether one of the terms is enough; products with more of them come first. */
  readonly isAny: boolean
  readonly limit: number
}

/** What finds, lists and counts products in the database; each engine has its own. */
export interface CatalogueIndex {
  /**
   * Creates the table that lists are read from, and the full-text index and the index of the vocabulary,
   * which are filled by `replaceSearchIndex` and `replaceVocabulary`.
   */
  create(database: Database): Promise<void>
  /** Replaces the contents of the full-text index. */
  replaceSearchIndex(
    database: Database,
    documents: AsyncIterable<readonly SearchDocument[]>,
  ): Promise<void>
  /** Replaces the documents of the products with the ids; products without one are no longer found. */
  replaceDocuments(
    database: Database,
    ids: readonly number[],
    documents: readonly SearchDocument[],
  ): Promise<void>
  /** Replaces the words by which typing errors are corrected. */
  replaceVocabulary(database: Database, words: readonly CatalogueWord[]): Promise<void>
  /** Changes the numbers of products with the words, and forgets words that no product has. */
  changeVocabulary(database: Database, changes: readonly CatalogueWord[]): Promise<void>
  /** Returns words of the catalogue that look like a word, at most `limit`, most similar first. */
  findSimilarWords(
    database: Database,
    word: string,
    locales: readonly string[],
    limit: number,
  ): Promise<CatalogueWord[]>
  /**
   * Returns one page of the matching products and their facets. A search finds the products that
   * meet all of its terms; what the words mean has the highest weight, then come the name, the artist,
   * the pack, other words, and the description. Beyond `maxCount` matches, as many are counted,
   * ranked and listed.
   */
  listProducts(database: Database, query: ProductQuery, options: IndexListOptions): Promise<Listing>
  /** Counts the matching products, at most `maxCount`. */
  countProducts(database: Database, filters: ProductFilters, maxCount: number): Promise<number>
  /** Returns the ids of the products that match a search best, best match first. */
  findProducts(database: Database, search: ProductSearch): Promise<number[]>
}
