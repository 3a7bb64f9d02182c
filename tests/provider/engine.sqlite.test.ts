import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const providerFolder = resolve(import.meta.dirname, '../../provider')

/** Matches SQL and APIs that only one of the engines supports. */
const sqlitePattern =
  /\b(autoincrement|without rowid|rowid|collate|json_each|fts5|bm25|pragma|begin immediate|node:sqlite|SqliteDialect|tsvector|tsquery|plpgsql|bigint|for no key update|PostgresDialect)\b|\) strict\b/i

test('SQL of one engine is only used behind the Engine interface [P9.01]', () => {
  const dialectFiles = readdirSync(providerFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        sqlitePattern.test(readFileSync(join(providerFolder, name), 'utf8')),
    )
    .toSorted()
  expect(dialectFiles).toEqual([
    'db/postgres-conditions.ts',
    'db/postgres-dialect.ts',
    'db/postgres-engine.ts',
    'db/postgres-facets.ts',
    'db/postgres-list.ts',
    'db/postgres-listing-facets.ts',
    'db/postgres-listing-table.ts',
    'db/postgres-search.ts',
    'db/postgres-text-index.ts',
    'db/postgres-vocabulary.ts',
    'db/sqlite-copy.ts',
    'db/sqlite-dialect.ts',
    'db/sqlite-engine.ts',
    'db/sqlite-file.ts',
    'db/sqlite-listing-indexes.ts',
    'db/sqlite-match.ts',
    'db/sqlite-orders.ts',
    'db/sqlite-search.ts',
    'db/sqlite-vocabulary.ts',
  ])
})
