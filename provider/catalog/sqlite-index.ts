import type { CatalogueIndex } from './catalogue-index.ts'
import { countProducts, listProducts } from './listing/sqlite/list.ts'
import { createListingIndexes } from './listing/sqlite/listing-indexes.ts'
import {
  createTextIndex,
  rankProducts,
  replaceDocuments,
  replaceSearchIndex,
} from './search/sqlite/search.ts'
import {
  changeVocabulary,
  createTrigramIndex,
  findSimilarWords,
  replaceVocabulary,
} from './search/sqlite/vocabulary.ts'

/** Finds products with SQLite's full-text search and lists them from columns in memory. */
export const sqliteIndex: CatalogueIndex = {
  create: async (database) => {
    // The lists are read from the table of products.
    await createListingIndexes(database)
    await createTextIndex(database)
    await createTrigramIndex(database)
  },
  replaceSearchIndex,
  replaceDocuments,
  replaceVocabulary,
  changeVocabulary,
  findSimilarWords,
  listProducts,
  countProducts,
  findProducts: rankProducts,
}
