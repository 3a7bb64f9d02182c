import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const providerFolder = resolve(import.meta.dirname, '../../app/provider-embedded')

/** Matches SQL and APIs that only SQLite supports. */
const sqlitePattern =
  /\b(autoincrement|without rowid|rowid|collate|json_each|fts5|bm25|pragma|begin immediate|node:sqlite|SqliteDialect)\b|\) strict\b/i

test('SQLite-specific SQL is only used behind the Engine interface', () => {
  const dialectFiles = readdirSync(providerFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        sqlitePattern.test(readFileSync(join(providerFolder, name), 'utf8')),
    )
    .toSorted()
  expect(dialectFiles).toEqual([
    'db/sqlite-dialect.ts',
    'db/sqlite-engine.ts',
    'db/sqlite-file.ts',
    'db/sqlite-search.ts',
  ])
})
