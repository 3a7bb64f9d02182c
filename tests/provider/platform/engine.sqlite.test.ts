import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const providerFolder = resolve(import.meta.dirname, '../../../provider')

/** Matches SQL and APIs that only one of the engines supports. */
const sqlitePattern =
  /\b(autoincrement|without rowid|rowid|collate|json_each|fts5|bm25|pragma|begin immediate|node:sqlite|SqliteDialect|tsvector|tsquery|plpgsql|bigint|for no key update|PostgresDialect)\b|\) strict\b/i

test('SQL of one engine is only used behind the engine and the catalogue index [P9.01]', () => {
  const dialectFiles = readdirSync(providerFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        sqlitePattern.test(readFileSync(join(providerFolder, name), 'utf8')),
    )
    .toSorted()
  expect(dialectFiles).toEqual([
    'catalog/listing/postgres/conditions.ts',
    'catalog/listing/postgres/facets.ts',
    'catalog/listing/postgres/list.ts',
    'catalog/listing/postgres/listing-table.ts',
    'catalog/listing/sqlite/listing-indexes.ts',
    'catalog/listing/sqlite/orders.ts',
    'catalog/search/postgres/search.ts',
    'catalog/search/postgres/text-index.ts',
    'catalog/search/postgres/vocabulary.ts',
    'catalog/search/sqlite/match.ts',
    'catalog/search/sqlite/search.ts',
    'catalog/search/sqlite/vocabulary.ts',
    'platform/database/postgres/dialect.ts',
    'platform/database/postgres/engine.ts',
    'platform/database/sqlite/copy.ts',
    'platform/database/sqlite/dialect.ts',
    'platform/database/sqlite/engine.ts',
    'platform/database/sqlite/file.ts',
  ])
})
