import { describe, expect, test } from 'vitest'
import {
  findCycles,
  findImportsBetween,
  formatImport,
  removeDuplicateEdges,
  toRelativePath,
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
  'privacy',
  'programs',
]

/** Type imports that the module order would otherwise forbid. */
const sharedTypes = [
  // The parts of an open provider, which its files and its modules declare together.
  / → provider\/(context|dependencies|options)\.ts$/,
  // The values of a column are declared next to their rules.
  /^provider\/platform\/database\/schema\/.* → provider\/(catalog|payments|vat)\//,
]

/** The only file of the storefront that imports the back end. */
const embeddedProvider = 'app/server/provider/embedded.ts'

/** Migrations also create the catalogue index. */
const migrationImport =
  /^provider\/platform\/database\/migrations\/.* → provider\/catalog\/get-catalogue-index\.ts$/

/** The layers that each layer may import, in addition to itself; a folder includes its subfolders. */
const allowedImports: Record<string, readonly string[]> = {
  // The shop's identity, set in `shop.config.ts`, and the settings of both programs.
  shop: ['app/locales', 'provider/contract'],
  // Code shared by both programs.
  'provider/contract': [],
  ...allowModules(),
  'app/ui': [],
  // The player's audio engine.
  'app/audio': [],
  'app/locales': [],
  'app/request-scope': ['app/locales', 'app/provider', 'provider/contract', 'shop'],
  // The root contains `messages`, which include the site texts, and `shop.config.ts`.
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
  // A page that the router does not render links the stylesheet itself.
  'app/features': [
    'app/styles',
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
  // has the HTTP server and the log, which are independent of shops.
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
 * Layers whose subfolders must not import each other in a cycle either; elsewhere, a folder and its
 * subfolders count as one node.
 */
const layersWithSubfolders = ['app/features']

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

  test('files have no import cycles, also by types', () => {
    const edges = removeDuplicateEdges(findImportsBetween(toRelativePath))
    expect(findCycles(edges)).toEqual([])
  })

  test('only one file of the storefront opens the back end', () => {
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

/** Returns whether a layer belongs to the back end and is not shared by both programs. */
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

/** Returns the layer of a file, or `root` if it is in none. */
function getLayer(file: string): string {
  const path = toRelativePath(file)
  const [top = '', folder = '', name] = path.split('/')
  if (top === 'app') return name === undefined ? 'app' : `app/${folder}`
  const layers = Object.keys(allowedImports).filter((layer) => path.startsWith(`${layer}/`))
  return layers.toSorted().at(-1) ?? 'root'
}

/**
 * Returns a file's node in the cycle check: its layer, or its subfolder in a layer whose subfolders
 * are checked. A file next to those subfolders is a node by itself.
 */
function getCycleGroup(file: string): string {
  const layer = getLayer(file)
  if (!layersWithSubfolders.includes(layer)) return layer
  const [folder] = toRelativePath(file).slice(`${layer}/`.length).split('/')
  return `${layer}/${folder}`
}
