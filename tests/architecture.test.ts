import { describe, expect, test } from 'vitest'
import {
  findCycles,
  findImportsBetween,
  formatImport,
  removeDuplicateEdges,
  sources,
  toRelativePath,
  findImporters,
} from './support/import-graph.ts'

/** The modules of the back end; each may import those to its left and what both programs share. */
const modules = [
  'platform',
  'texts',
  'owner',
  'contact',
  'ledger',
  'vat',
  'accounts',
  'catalog',
  'library',
  'crates',
  'carts',
  'orders',
  'payments',
  'refunds',
  'programs',
]

/** Types that modules may import although they are not to their left. */
const sharedTypes = [
  // What an open provider consists of, which its files and its modules describe together.
  / → provider\/(context|dependencies|options)\.ts$/,
  // The values of a column are named where their rules are.
  /^provider\/platform\/database\/schema\/.* → provider\/(catalog|payments|vat)\//,
]

/**
 * Who in the back end reads or writes files without a `FileStore`, which has all files that the shop
 * keeps, and why.
 */
const fileAccess: Readonly<Record<string, RegExp>> = {
  'the stores are there, and the folders behind them': /^platform\/files\//,
  'the database can be a file': /^platform\/database\//,
  'alerts are about the disk of the database': /^programs\/watch\/watch-shop\.ts$/,
  'a backup is a folder of the owner, and a copy of whole folders': /^programs\/backup\//,
  'the owner names the data folders to move between': /^programs\/move\/places\.ts$/,
  'labels give their packs as folders':
    /^programs\/(import\/((input-files|(import|read|walk)-folder|recognize-packs)\.ts|manifest\/read-pack-manifest\.ts|pictures\/import-picture\.ts|sounds\/prepare-sound\.ts)|analysis\/decode\/file-bytes\.ts)$/,
  'the owner gets packs as folders': /^programs\/import\/export-packs?\.ts$/,
  'previews have a database of their own, which is removed':
    /^programs\/shop\/preview\/sample-shop\.ts$/,
  'the owner gets what is stored about a customer as a file': /^accounts\/customers\.cli\.ts$/,
  'these files are parts of the program and its packages':
    /^(accounts\/passwords\/common-passwords|catalog\/covers\/cover-worker|payments\/demo\/fonts|programs\/demo\/render\/source-hash)\.ts$/,
  'the demo page stands for a service with a memory of its own':
    /^payments\/demo\/webhook-outbox\.ts$/,
}

/** The only file of the storefront that imports the back end. */
const embeddedProvider = 'app/server/provider/embedded.ts'

/** Migrations create the catalogue index, too. */
const migrationImport =
  /^provider\/platform\/database\/migrations\/.* → provider\/catalog\/get-catalogue-index\.ts$/

/** What each layer may import, in addition to itself; a folder includes those inside it. */
const allowedImports: Record<string, readonly string[]> = {
  // The shop's identity, which `shop.config.ts` fills in, and the settings of both programs.
  shop: ['app/locales', 'provider/contract'],
  // What both programs may import.
  'provider/contract': [],
  ...allowModules(),
  'app/ui': [],
  // The engine of the player.
  'app/audio': [],
  'app/locales': [],
  'app/request-scope': ['app/locales', 'app/provider', 'provider/contract', 'shop'],
  // The root has the `messages`, which contain the site texts, and `shop.config.ts`.
  'app/i18n': [
    'app/paraglide',
    'app/locales',
    'app/request-scope',
    'app/provider',
    'provider/contract',
    'shop',
    'root',
  ],
  'app/router': ['app/request-scope', 'app/locales', 'app/i18n'],
  'app/layouts': [
    'app/router',
    'app/features',
    'app/ui',
    'app/i18n',
    'app/locales',
    'app/paraglide',
    'shop',
  ],
  'app/features': [
    'app/audio',
    'app/ui',
    'app/i18n',
    'app/locales',
    'app/request-scope',
    'app/server',
    'app/provider',
    'app/paraglide',
    'app/router',
    'provider/contract',
    'shop',
    'root',
  ],
  'app/routes': [
    'app/styles',
    'app/features',
    'app/layouts',
    'app/ui',
    'app/i18n',
    'app/locales',
    'app/server',
    'app/provider',
    'app/paraglide',
    'app/router',
    'provider/contract',
  ],
  // `app/ui` exports the theme cookie, which the server reads and the interface writes. The platform
  // has the HTTP server and the log, which know nothing about a shop.
  'app/server': [
    'app/request-scope',
    'app/locales',
    'app/i18n',
    'app/provider',
    'app/ui',
    'provider/contract',
    'provider/platform',
    'shop',
    'root',
  ],
  'app/provider': ['provider/contract'],
}

/**
 * Layers whose subfolders must not import each other in a cycle either; elsewhere a folder and its
 * subfolders count as one.
 */
const layersWithSubfolders = ['app/features']

/** SQL and APIs that only one of the engines supports. */
const engineSql =
  /\b(autoincrement|without rowid|rowid|collate|json_each|fts5|bm25|pragma|begin immediate|node:sqlite|SqliteDialect|tsvector|tsquery|plpgsql|bigint|for no key update|PostgresDialect)\b|\) strict\b/i

describe('imports', () => {
  test.each(Object.entries(allowedImports))(
    '%s imports only from the layers below it',
    (layer, allowed) => {
      const violations = findImportsBetween(getLayer)
        .filter(({ from, to }) => from === layer && !allowed.includes(to))
        .filter((found) => !isShared(found))
        .map(formatImport)
      expect(violations).toEqual([])
    },
  )

  test('folders have no import cycles', () => {
    const found = findImportsBetween(getCycleGroup).filter((one) => !isShared(one))
    expect(findCycles(removeDuplicateEdges(found))).toEqual([])
  })

  test('routes and commands open no transactions and contain no queries', () => {
    const doors = /\.(routes|cli)\.ts$/
    const importers = findImporters(/\/database\/transact\.ts$|^kysely$/).map(toRelativePath)
    expect(importers).toContain('provider/accounts/register-customer.ts')
    expect(importers.filter((file) => doors.test(file))).toEqual([])
  })

  test('the back end keeps its files in stores, except for those with a reason', () => {
    const readers = findImporters(/^(node:)?fs(\/promises)?$/)
      .map(toRelativePath)
      .filter((file) => file.startsWith('provider/'))
      .map((file) => file.slice('provider/'.length))
    const reasons = Object.values(fileAccess)
    expect(readers.filter((file) => !reasons.some((reason) => reason.test(file)))).toEqual([])
    expect(reasons.filter((reason) => !readers.some((file) => reason.test(file)))).toEqual([])
  })

  test('what kind of store has the files is decided in one place', () => {
    const importers = findImporters(/\/folder\/open-folder-store\.ts$/).map(toRelativePath)
    expect(importers).toEqual(['provider/platform/files/open-file-store.ts'])
  })

  test('what only one database engine understands stands in a folder named after it [P9.01]', () => {
    const found = [...sources].filter(([, text]) => engineSql.test(text))
    const paths = found.map(([file]) => toRelativePath(file))
    expect(paths).toContain('provider/platform/database/sqlite/engine.ts')
    expect(paths.filter((path) => /^provider\/(?!.*\/(sqlite|postgres)\/)/.test(path))).toEqual([])
  })

  test('the storefront opens the back end at one point', () => {
    const importers = findImportsBetween(getLayer).filter(
      ({ from, to }) => from.startsWith('app/') && isBackEnd(to),
    )
    expect(new Set(importers.map(({ file }) => toRelativePath(file)))).toEqual(
      new Set([embeddedProvider]),
    )
  })
})

function allowModules(): Record<string, readonly string[]> {
  const layers = modules.map((name) => `provider/${name}`)
  const shared = ['provider/contract', 'shop']
  return Object.fromEntries([
    ...layers.map((layer, index) => [layer, [...shared, ...layers.slice(0, index)]] as const),
    ['provider', [...shared, ...layers]] as const,
  ])
}

/** Whether a layer is of the back end, and not what both programs share. */
function isBackEnd(layer: string): boolean {
  const shared = ['provider/contract', 'provider/platform']
  return layer.startsWith('provider') && !shared.includes(layer)
}

function isShared(found: Parameters<typeof formatImport>[0]): boolean {
  if (toRelativePath(found.file) === embeddedProvider && isBackEnd(found.to)) return true
  const line = formatImport(found)
  if (found.isType) return sharedTypes.some((pattern) => pattern.test(line))
  return migrationImport.test(line)
}

/** The layer of a file; `root` for those that are in none. */
function getLayer(file: string): string {
  const path = toRelativePath(file)
  const [top = '', folder = '', name] = path.split('/')
  if (top === 'app') return name === undefined ? 'app' : `app/${folder}`
  const layers = Object.keys(allowedImports).filter((layer) => path.startsWith(`${layer}/`))
  return layers.toSorted().at(-1) ?? 'root'
}

/**
 * The group of a file in the cycle check: its layer, or its subfolder in a layer whose subfolders
 * are checked. A file next to those subfolders is a group by itself.
 */
function getCycleGroup(file: string): string {
  const layer = getLayer(file)
  if (!layersWithSubfolders.includes(layer)) return layer
  const [folder] = toRelativePath(file).slice(`${layer}/`.length).split('/')
  return `${layer}/${folder}`
}
