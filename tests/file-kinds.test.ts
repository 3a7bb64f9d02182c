import { expect, test } from 'vitest'
import { files, findImporters, sources, toRelativePath } from './support/import-graph.ts'

/** The only files of the back end that may access files without a `FileStore`, by reason. */
const fileAccess: Readonly<Record<string, RegExp>> = {
  'implements the file stores': /^platform\/files\//,
  'opens the database file': /^platform\/database\//,
  'checks the free space on the database disk': /^programs\/watch\/watch-shop\.ts$/,
  "copies whole folders to the owner's backup folder": /^programs\/backup\//,
  'moves between data folders named by the owner': /^programs\/move\/places\.ts$/,
  "imports packs from a label's folders":
    /^programs\/(import\/((input-files|(import|read|walk)-folder|recognize-packs)\.ts|manifest\/read-pack-manifest\.ts|pictures\/import-picture\.ts|sounds\/prepare-sound\.ts)|analysis\/decode\/file-bytes\.ts)$/,
  'exports packs to folders': /^programs\/import\/export-packs?\.ts$/,
  'creates and removes a database for previews': /^programs\/shop\/preview\/sample-shop\.ts$/,
  "exports a customer's data to a file for the owner": /^accounts\/customers\.cli\.ts$/,
  'reads files of the program and its packages':
    /^(accounts\/passwords\/common-passwords|catalog\/covers\/cover-worker|payments\/demo\/fonts|programs\/demo\/render\/source-hash)\.ts$/,
  'stores the state of the simulated payment service': /^payments\/demo\/webhook-outbox\.ts$/,
}

/**
 * Where queries are: in stores, in the folder of the database itself, and in folders named after an
 * SQL dialect.
 */
const queryFile = /\.store\.ts$|^provider\/platform\/database\/|\/(sql|sqlite|postgres)\/[^/]+$/

/** What rules may use besides types: other rules, and what is as pure as they are. */
const pureImport = /\.rules\.ts$|\/contract\/|\/platform\/calendar\//

/** SQL and APIs that only one database engine supports. */
const engineSql =
  /\b(autoincrement|without rowid|rowid|collate|json_each|fts5|bm25|pragma|begin immediate|node:sqlite|SqliteDialect|tsvector|tsquery|plpgsql|bigint|for no key update|PostgresDialect)\b|\) strict\b/i

test('only stores contain queries', () => {
  const query =
    /\.(selectFrom|insertInto|updateTable|deleteFrom|executeTakeFirst)\b|^import \{[^}]*\} from 'kysely'/m
  const found = files.filter((file) => query.test(sources.get(file) ?? ''))
  const paths = found.map(toRelativePath)
  expect(paths).toContain('provider/ledger/ledger.store.ts')
  expect(paths.filter((path) => !queryFile.test(path))).toEqual([])
})

test('rules import only types, other rules, the contract and the calendar', () => {
  const imports = files
    .filter((file) => file.endsWith('.rules.ts'))
    .flatMap((file) =>
      [...(sources.get(file) ?? '').matchAll(/^import (?!type )[^']*'([^']+)'/gm)].map(
        ([, name = '']) => ({ name, line: `${toRelativePath(file)} → ${name}` }),
      ),
    )
  expect(imports.map(({ line }) => line)).toContain(
    'provider/orders/order-refund.rules.ts → ../vat/vat.rules.ts',
  )
  expect(imports.filter(({ name }) => !pureImport.test(name)).map(({ line }) => line)).toEqual([])
})

test('routes and commands open no transactions', () => {
  const entryPoints = /\.(routes|cli)\.ts$/
  const importers = findImporters(/\/database\/transact\.ts$/).map(toRelativePath)
  expect(importers).toContain('provider/accounts/register-customer.ts')
  expect(importers.filter((file) => entryPoints.test(file))).toEqual([])
})

test('the back end stores its files in file stores, except where a reason is listed', () => {
  const readers = findImporters(/^(node:)?fs(\/promises)?$/)
    .map(toRelativePath)
    .filter((file) => file.startsWith('provider/'))
    .map((file) => file.slice('provider/'.length))
  const reasons = Object.values(fileAccess)
  expect(readers.filter((file) => !reasons.some((reason) => reason.test(file)))).toEqual([])
  expect(reasons.filter((reason) => !readers.some((file) => reason.test(file)))).toEqual([])
})

test('the type of file store is chosen in one place', () => {
  const importers = findImporters(/\/open-(folder|s3)-store\.ts$/).map(toRelativePath)
  expect(importers).toEqual([
    'provider/platform/files/open-file-store.ts',
    'provider/platform/files/s3/probe-store.ts',
  ])
})

test('SQL for a single database engine is in a folder named after the engine [P9.01]', () => {
  const found = [...sources].filter(([, text]) => engineSql.test(text))
  const paths = found.map(([file]) => toRelativePath(file))
  expect(paths).toContain('provider/platform/database/sqlite/engine.ts')
  expect(paths.filter((path) => /^provider\/(?!.*\/(sqlite|postgres)\/)/.test(path))).toEqual([])
})
