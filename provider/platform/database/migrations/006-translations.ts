import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table product_translations (
    product_id ${engine.integer} not null references products (id),
    locale text not null,
    short_description text not null,
    description text not null,
    primary key (product_id, locale)
  ) ${engine.keyedTableSuffix}`,
  sql`create table artist_translations (
    artist_id ${engine.integer} not null references artists (id),
    locale text not null,
    description text not null,
    primary key (artist_id, locale)
  ) ${engine.keyedTableSuffix}`,
]

/** Creates the tables for the translated descriptions of products and artists. */
export const translationsMigration: Migration = {
  name: '006-translations',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
