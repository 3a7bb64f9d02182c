import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table settings (name text primary key, value text not null) ${engine.tableSuffix}`,
  sql`create table genres (
    id ${engine.autoIncrementId},
    code text not null unique,
    label text not null
  ) ${engine.tableSuffix}`,
  sql`create table artists (
    id ${engine.autoIncrementId},
    slug text not null unique,
    name text not null,
    description text not null
  ) ${engine.tableSuffix}`,
  sql`create table products (
    id ${engine.autoIncrementId},
    slug text not null unique,
    sku text not null,
    kind text not null check (kind in ('pack', 'one-shot')),
    category_id ${engine.integer} not null,
    name text not null,
    url_key text not null,
    short_description text not null,
    description text not null,
    price_cents ${engine.integer} not null check (price_cents >= 0),
    active ${engine.integer} not null,
    genre_id ${engine.integer} not null references genres (id),
    artist_id ${engine.integer} not null references artists (id),
    pack_id ${engine.integer} references products (id),
    instrument text,
    bpm ${engine.real},
    music_key text,
    key_code text,
    frames ${engine.integer} not null,
    peaks text not null,
    preview_sha256 text not null,
    cover_sha256 text not null,
    color_one text not null,
    color_two text not null,
    sounds_count ${engine.integer} not null,
    link_id ${engine.integer} not null unique,
    created_at text not null,
    updated_at text not null
  ) ${engine.tableSuffix}`,
  sql`create index products_newest on products (category_id, active, created_at desc, id desc)`,
  sql`create index products_pack on products (pack_id)`,
  sql`create table sounds (
    id ${engine.autoIncrementId},
    pack_id ${engine.integer} not null references products (id),
    product_id ${engine.integer} references products (id),
    slug text not null,
    position ${engine.integer} not null,
    name text not null,
    kind text not null check (kind in ('loop', 'one-shot')),
    instrument text not null,
    bpm ${engine.real},
    music_key text,
    description text not null,
    frames ${engine.integer} not null,
    channels ${engine.integer} not null,
    peaks text not null,
    file_name text not null,
    wav_sha256 text not null,
    wav_bytes ${engine.integer} not null,
    preview_sha256 text not null,
    cover_sha256 text not null,
    color_one text not null,
    color_two text not null,
    active ${engine.integer} not null,
    unique (pack_id, slug)
  ) ${engine.tableSuffix}`,
  sql`create index sounds_product on sounds (product_id)`,
  sql`create table product_instruments (
    product_id ${engine.integer} not null references products (id),
    instrument text not null,
    primary key (product_id, instrument)
  ) ${engine.keyedTableSuffix}`,
  sql`create table public_files (
    sha256 text not null,
    extension text not null,
    bytes ${engine.integer} not null,
    primary key (sha256, extension)
  ) ${engine.keyedTableSuffix}`,
]

/** Creates the tables of the catalogue and the full-text index. */
export const catalogueMigration: Migration = {
  name: '001-catalogue',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
    await getCatalogueIndex(db).createSearchIndex(db)
  },
}
