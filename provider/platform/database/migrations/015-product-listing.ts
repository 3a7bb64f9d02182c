import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import type { Migration } from '../migrate.ts'

/** Creates what the lists of products are read from, if that is not the table of products. */
export const productListingMigration: Migration = {
  name: '015-product-listing',
  up: async (db) => {
    await getCatalogueIndex(db).createListingTable(db)
  },
}
