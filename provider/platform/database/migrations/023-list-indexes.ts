import { sql } from 'kysely'
import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import type { Migration } from '../migrate.ts'

/**
 * Each product is updated, also those that keep their position, because this updates what lists are
 * read from.
 */
const fill = sql`update products set mix_position = places.place
  from (select id as product_id, case when pack_id is null then 0
      else row_number() over (partition by pack_id, kind order by id) - 1 end as place
    from products where active = 1) as places
  where places.product_id = products.id`

/** Fills and indexes what lists show of tags and artists, and the order of products. */
export const listIndexesMigration: Migration = {
  name: '023-list-indexes',
  up: async (db) => {
    await fill.execute(db)
    await getCatalogueIndex(db).replaceListingIndexes(db)
  },
}
