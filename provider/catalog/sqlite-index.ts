import type { CatalogueIndex } from './catalogue-index.ts'
import { createLister } from './listing/sql/list.ts'
import { sqliteListing } from './listing/sqlite/listing-dialect.ts'
import { createListingTable } from './listing/sqlite/listing-table.ts'
import { createTextIndex, replaceDocuments, replaceSearchIndex } from './search/sqlite/search.ts'
import {
  changeVocabulary,
  createTrigramIndex,
  findSimilarWords,
  replaceVocabulary,
} from './search/sqlite/vocabulary.ts'

/** Searches with SQLite's full-text search and lists from the table `product_search`. */
export const sqliteIndex: CatalogueIndex = {
  create: async (database) => {
    await createListingTable(database)
    await createTextIndex(database)
    await createTrigramIndex(database)
  },
  replaceSearchIndex,
  replaceDocuments,
  replaceVocabulary,
  changeVocabulary,
  findSimilarWords,
  ...createLister(sqliteListing),
}
