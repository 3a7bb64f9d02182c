import type { CatalogueIndex } from './catalogue-index.ts'
import { countProducts, listProducts } from './listing/postgres/list.ts'
import {
  addFacetsToListingTable,
  replaceListingIndexes,
} from './listing/postgres/listing-facets.ts'
import { addLoopsToListingTable, createListingTable } from './listing/postgres/listing-table.ts'
import { createSearchIndex, findProducts } from './search/postgres/search.ts'
import { addWords, replaceSearchIndex, writeDocuments } from './search/postgres/text-index.ts'
import {
  changeVocabulary,
  createTrigramIndex,
  findSimilarWords,
  replaceVocabulary,
} from './search/postgres/vocabulary.ts'

/** Finds products with PostgreSQL's full-text search and lists them from a table of their own. */
export const postgresIndex: CatalogueIndex = {
  createSearchIndex,
  createListingTable,
  addLoopsToListingTable,
  addFacetsToListingTable,
  replaceListingIndexes,
  createTextIndex: async (database) => {
    await addWords(database)
    await createTrigramIndex(database)
  },
  replaceSearchIndex,
  replaceDocuments: async (database, _ids, documents) => await writeDocuments(database, documents),
  replaceVocabulary,
  changeVocabulary,
  findSimilarWords,
  listProducts,
  countProducts,
  findProducts,
}
