import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const sources = sql`('stated', 'measured')`

/** Columns that sounds and the products of sounds have in common. */
const createSharedColumns = (engine: Engine, table: 'products' | 'sounds') => [
  sql`alter table ${sql.table(table)} add column bpm_source text check (bpm_source in ${sources})`,
  sql`alter table ${sql.table(table)} add column key_source text check (key_source in ${sources})`,
  sql`alter table ${sql.table(table)} add column bars ${engine.integer}`,
  sql`alter table ${sql.table(table)} add column cover_extension text not null default 'svg'`,
]

const createStatements = (engine: Engine) => [
  ...createSharedColumns(engine, 'products'),
  sql`alter table products add column text_locale text not null default 'en'`,
  sql`alter table products add column origin text not null default 'demo'
    check (origin in ('demo', 'own'))`,
  sql`alter table products add column published ${engine.integer} not null default 1
    check (published in (0, 1))`,
  ...createSharedColumns(engine, 'sounds'),
  sql`alter table sounds add column tags text not null default ''`,
  sql`alter table sounds add column sample_rate ${engine.integer} not null default 44100`,
  sql`alter table sounds add column bit_depth ${engine.integer} not null default 24`,
  sql`alter table sounds add column loudness ${engine.real}`,
  sql`alter table sounds add column true_peak ${engine.real}`,
  sql`alter table sounds add column waveform text`,
  sql`alter table sounds add column onsets text not null default '[]'`,
  sql`alter table sounds add column features text not null default ''`,
  sql`alter table artists add column text_locale text not null default 'en'`,
  sql`alter table artists add column portrait_sha256 text`,
  sql`create table product_tags (
    product_id ${engine.integer} not null references products (id),
    tag text not null,
    primary key (product_id, tag)
  ) ${engine.keyedTableSuffix}`,
  sql`create index product_tags_tag on product_tags (tag)`,
  sql`create table pack_imports (
    pack_id ${engine.integer} primary key references products (id),
    source_hash text not null,
    manifest text not null
  ) ${engine.tableSuffix}`,
]

/** Makes loops products, and adds what is known about sounds and what packs are imported from. */
export const soundAttributesMigration: Migration = {
  name: '019-sound-attributes',
  up: async (db) => {
    const engine = getEngine(db)
    await engine.replaceAllowedValues(db, {
      table: 'products',
      column: 'kind',
      values: ['pack', 'one-shot', 'loop'],
    })
    await getCatalogueIndex(db).addLoopsToListingTable(db)
    for (const statement of createStatements(engine)) await statement.execute(db)
  },
}
