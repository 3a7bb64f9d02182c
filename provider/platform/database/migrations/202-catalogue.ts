import { sql } from 'kysely'
import { getCatalogueIndex } from '../../../catalog/get-catalogue-index.ts'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const sources = sql`('stated', 'measured')`

const createArtistTables = ({
  autoIncrementId,
  keyedTableSuffix,
  integer,
  tableSuffix,
}: Engine) => [
  sql`create table genres (
    id ${autoIncrementId},
    code text not null unique,
    label text not null
  ) ${tableSuffix}`,
  sql`create table artists (
    id ${autoIncrementId},
    slug text not null unique,
    name text not null,
    description text not null,
    text_locale text not null default 'en',
    portrait_sha256 text
  ) ${tableSuffix}`,
  sql`create table artist_translations (
    artist_id ${integer} not null references artists (id),
    locale text not null,
    description text not null,
    primary key (artist_id, locale)
  ) ${keyedTableSuffix}`,
]

const createProducts = ({ autoIncrementId, integer, real, tableSuffix }: Engine) => [
  sql`create table products (
    id ${autoIncrementId},
    slug text not null unique,
    sku text not null,
    kind text not null check (kind in ('pack', 'one-shot', 'loop')),
    category_id ${integer} not null,
    origin text not null default 'demo' check (origin in ('demo', 'own')),
    name text not null,
    url_key text not null,
    text_locale text not null default 'en',
    short_description text not null,
    description text not null,
    price_cents ${integer} not null check (price_cents >= 0),
    sold_alone ${integer} not null default 1 check (sold_alone in (0, 1)),
    published ${integer} not null default 1 check (published in (0, 1)),
    active ${integer} not null,
    genre_id ${integer} not null references genres (id),
    artist_id ${integer} not null references artists (id),
    pack_id ${integer} references products (id),
    mix_position ${integer} not null default 0,
    instrument text,
    bpm ${real},
    bpm_source text check (bpm_source in ${sources}),
    bars ${integer},
    music_key text,
    key_code text,
    key_source text check (key_source in ${sources}),
    frames ${integer} not null,
    peaks text not null,
    preview_sha256 text not null,
    cover_sha256 text not null,
    cover_extension text not null default 'svg',
    color_one text not null,
    color_two text not null,
    sounds_count ${integer} not null,
    link_id ${integer} not null unique,
    created_at text not null,
    updated_at text not null
  ) ${tableSuffix}`,
  sql`create index products_pack on products (pack_id)`,
  // For listing filter values without reading every product.
  sql`create index products_key on products (key_code, music_key)`,
  // For finding similar products.
  sql`create index products_genre on products (genre_id, kind, instrument, id)`,
  sql`create index products_artist on products (artist_id, kind, id)`,
  sql`create index products_instrument on products (instrument, kind, id)`,
]

const createProductDetails = ({ integer, keyedTableSuffix }: Engine) => [
  sql`create table product_translations (
    product_id ${integer} not null references products (id),
    locale text not null,
    short_description text not null,
    description text not null,
    primary key (product_id, locale)
  ) ${keyedTableSuffix}`,
  sql`create table product_instruments (
    product_id ${integer} not null references products (id),
    instrument text not null,
    primary key (product_id, instrument)
  ) ${keyedTableSuffix}`,
  sql`create index product_instruments_instrument on product_instruments (instrument)`,
  sql`create table product_tags (
    product_id ${integer} not null references products (id),
    tag text not null,
    primary key (product_id, tag)
  ) ${keyedTableSuffix}`,
  sql`create index product_tags_tag on product_tags (tag)`,
]

const createSounds = ({ autoIncrementId, integer, real, tableSuffix }: Engine) => [
  sql`create table sounds (
    id ${autoIncrementId},
    pack_id ${integer} not null references products (id),
    product_id ${integer} references products (id),
    slug text not null,
    position ${integer} not null,
    name text not null,
    kind text not null check (kind in ('loop', 'one-shot')),
    instrument text not null,
    tags text not null default '',
    bpm ${real},
    bpm_source text check (bpm_source in ${sources}),
    bars ${integer},
    music_key text,
    key_source text check (key_source in ${sources}),
    description text not null,
    frames ${integer} not null,
    channels ${integer} not null,
    sample_rate ${integer} not null default 44100,
    bit_depth ${integer} not null default 24,
    loudness ${real},
    true_peak ${real},
    peaks text not null,
    waveform text,
    onsets text not null default '[]',
    features text not null default '',
    file_name text not null,
    wav_sha256 text not null,
    wav_bytes ${integer} not null,
    preview_sha256 text not null,
    cover_sha256 text not null,
    cover_extension text not null default 'svg',
    color_one text not null,
    color_two text not null,
    active ${integer} not null,
    withdrawn_at text,
    unique (pack_id, slug)
  ) ${tableSuffix}`,
  sql`create index sounds_product on sounds (product_id)`,
  sql`create table pack_imports (
    pack_id ${integer} primary key references products (id),
    source_hash text not null,
    manifest text not null,
    licensor text,
    contact text,
    removed_at text
  ) ${tableSuffix}`,
]

const createFiles = ({ integer, keyedTableSuffix }: Engine) => [
  sql`create table public_files (
    sha256 text not null,
    extension text not null,
    bytes ${integer} not null,
    primary key (sha256, extension)
  ) ${keyedTableSuffix}`,
  // For file names in URLs. A range of the primary key would miss some under certain collations: in
  // Danish, `aa` is one letter after `z`.
  sql`create index public_files_name on public_files (substr(sha256, 1, 16), extension)`,
]

const createVocabulary = ({ integer, keyedTableSuffix, sortedText }: Engine) => [
  sql`create table product_search_vocabulary (
    word ${sortedText} not null,
    locale text not null,
    products ${integer} not null,
    primary key (word, locale)
  ) ${keyedTableSuffix}`,
]

/** Creates the tables of the catalogue and its indexes. */
export const catalogueMigration: Migration = {
  name: '202-catalogue',
  up: async (db) => {
    const engine = getEngine(db)
    const statements = [
      ...createArtistTables(engine),
      ...createProducts(engine),
      ...createProductDetails(engine),
      ...createSounds(engine),
      ...createFiles(engine),
      ...createVocabulary(engine),
    ]
    for (const statement of statements) await statement.execute(db)
    await getCatalogueIndex(db).create(db)
  },
}
