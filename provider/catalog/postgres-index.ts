import type { CatalogueIndex } from './catalogue-index.ts'
import { createLister } from './listing/sql/list.ts'
import { postgresListing } from './listing/postgres/listing-dialect.ts'
import { createListingTable } from './listing/postgres/listing-table.ts'
import {
  createTextIndex,
  replaceSearchIndex,
  writeDocuments,
} from './search/postgres/text-index.ts'
import {
  changeVocabulary,
  createTrigramIndex,
  findSimilarWords,
  replaceVocabulary,
} from './search/postgres/vocabulary.ts'

/** Searches with PostgreSQL's full-text search and lists from the table `product_search`. */
export const postgresIndex: CatalogueIndex = {
  create: async (database) => {
    await createListingTable(database)
    await createTextIndex(database)
    await createTrigramIndex(database)
  },
  replaceSearchIndex,
  replaceDocuments: async (database, _ids, documents) => await writeDocuments(database, documents),
  replaceVocabulary,
  changeVocabulary,
  findSimilarWords,
  ...createLister(postgresListing),
}
