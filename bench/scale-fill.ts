import { tmpdir } from 'node:os'
import pg from 'pg'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { rebuildSearchIndex } from '#provider/catalog/search/rebuild-search-index.ts'
import { withoutTimeLimit } from '#provider/platform/database/time-limit.ts'
import { transact } from '#provider/platform/database/transact.ts'
import {
  createCustomers,
  createPacks,
  createSentences,
  createSounds,
  createVocabulary,
} from './scale-data.ts'
import { createFeatures } from './scale-features.ts'
import { genres, createWords, instruments, keys, tags } from './scale-words.ts'

const wordsCount = 5000
const soundsPerPack = 20
const packsPerBatch = 2500
const customersCount = 50_000

/** Returns the number of packs, which have the first ids. */
export function countPacks(soundsCount: number): number {
  return Math.ceil(soundsCount / soundsPerPack)
}

/** Fills a migrated database with packs, sounds and customers, unless it is already filled. */
export async function fillShop(url: string, soundsCount: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const filled = await client.query("select 1 from settings where name = 'scale'")
    if (filled.rowCount === 1) return
    process.stdout.write(`Filling the database with ${soundsCount} sounds …\n`)
    await client.query('truncate products, genres, artists, customers cascade')
    const indexes = await dropIndexes(client)
    await createVocabularyTables(client)
    const packsCount = countPacks(soundsCount)
    for (let first = 1; first <= packsCount; first += packsPerBatch) {
      const last = Math.min(packsCount, first + packsPerBatch - 1)
      await client.query(createPacks, [first, last])
      await client.query(createSounds, [first, last, packsCount, soundsPerPack])
    }
    await client.query(addInstruments, [packsCount])
    await buildSearchIndex(url)
    for (const index of indexes) await client.query(index)
    for (const statement of createCustomers(customersCount)) await client.query(statement)
    await client.query("insert into settings values ('scale', '1')")
    await client.query('vacuum full product_search')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Indexes the products like an import. */
async function buildSearchIndex(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ dataDir: tmpdir(), databaseUrl })
  try {
    await withoutTimeLimit(() => transact(db, rebuildSearchIndex))
  } finally {
    await db.destroy()
  }
}

/**
 * Drops the indexes that are built faster from all rows; returns the statements that create them.
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and indexname not like '%_key'
        and indexname not like '%_pkey' and tablename in ('products', 'product_search')`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function createVocabularyTables(client: pg.Client): Promise<void> {
  await client.query('select setseed(0.5)')
  await client.query(createVocabulary)
  await client.query(
    'insert into words select ordinality - 1, word from unnest($1::text[]) with ordinality as list (word)',
    [createWords(wordsCount)],
  )
  await client.query(createSentences)
  await client.query(
    'insert into genres (id, code, label) select ordinality, code, initcap(code) from unnest($1::text[]) with ordinality as list (code)',
    [genres],
  )
  await client.query(
    'insert into instrument_codes select ordinality - 1, code from unnest($1::text[]) with ordinality as list (code)',
    [instruments],
  )
  await client.query(
    'insert into tag_codes select ordinality - 1, code from unnest($1::text[]) with ordinality as list (code)',
    [tags],
  )
  await client.query(
    'insert into feature_vectors select ordinality - 1, features from unnest($1::text[]) with ordinality as list (features)',
    [createFeatures(1000)],
  )
  await client.query(
    "insert into key_names select ordinality - 1, name, replace(replace(lower(name), '#', '-sharp'), ' ', '-') from unnest($1::text[]) with ordinality as list (name)",
    [keys],
  )
}

/** A pack has the instruments of its first four sounds. */
const addInstruments = `insert into product_instruments
  select distinct on (pack_id, instrument) pack_id, instrument from products
  where kind = 'one-shot' and id <= $1::int * 5`
