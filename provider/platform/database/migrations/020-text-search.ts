import { sql } from 'kysely'
import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/**
 * Adds descriptions and facts to the full-text index, and the words of the catalogue, by which typing
 * errors are corrected. `updateSearchIndex` fills both. The previous version reads the index of the
 * first versions, which a later one removes.
 */
export const textSearchMigration: Migration = {
  name: '020-text-search',
  up: async (db) => {
    const engine = getEngine(db)
    await sql`create table product_search_vocabulary (
      word ${engine.sortedText} not null,
      locale text not null,
      products ${engine.integer} not null,
      primary key (word, locale)
    ) ${engine.keyedTableSuffix}`.execute(db)
    await getCatalogueIndex(db).createTextIndex(db)
  },
}
