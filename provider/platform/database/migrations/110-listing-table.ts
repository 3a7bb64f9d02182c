import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import type { Migration } from '../migrate.ts'

/** Creates the table that lists are read from on SQLite; PostgreSQL has one from the beginning. */
export const listingTableMigration: Migration = {
  name: '110-listing-table',
  up: async (db) => await getCatalogueIndex(db).createListing(db),
}
