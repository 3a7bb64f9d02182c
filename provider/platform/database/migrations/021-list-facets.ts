import { sql } from 'kysely'
import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Adds what lists show of tags and artists, and the order of products with the same date. It is
 * filled by the next migration: a new column locks its table until the end of the transaction.
 */
export const listFacetsMigration: Migration = {
  name: '021-list-facets',
  up: async (db) => {
    const engine = getEngine(db)
    await sql`alter table products add column mix_position ${engine.integer} not null default 0`.execute(
      db,
    )
    await getCatalogueIndex(db).addFacetsToListingTable(db)
  },
}
