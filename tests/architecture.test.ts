import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import packages from '../package.json' with { type: 'json' }

const app = resolve(import.meta.dirname, '../app')

/** The layers that each layer may import from, in addition to itself. */
const allowedImports: Record<string, readonly string[]> = {
  ui: [],
  locales: [],
  // What the storefront and the embedded provider share: disk, encoded texts, words, queues.
  'file-system': [],
  encoding: [],
  words: [],
  queue: [],
  // The shop's identity, which `shop.config.ts` next to `app` fills in.
  shop: ['locales', 'words'],
  'request-scope': ['locales', 'provider', 'shop'],
  // `..` are the `messages` folder, which contains the site texts, and `shop.config.ts` next to `app`.
  i18n: ['paraglide', 'locales', 'request-scope', 'provider', 'shop', '..'],
  router: ['request-scope', 'locales', 'i18n'],
  layouts: ['router', 'features', 'ui', 'i18n', 'locales', 'paraglide', 'shop'],
  features: [
    'ui',
    'i18n',
    'locales',
    'request-scope',
    'server',
    'provider',
    'paraglide',
    'router',
    'shop',
    'queue',
    '..',
  ],
  routes: [
    'styles',
    'features',
    'layouts',
    'ui',
    'i18n',
    'locales',
    'server',
    'provider',
    'paraglide',
    'router',
  ],
  // `ui` exports the theme cookie, which the server reads and the interface writes; `..` is
  // `shop.config.ts`.
  server: [
    'request-scope',
    'locales',
    'i18n',
    'provider',
    'provider-embedded',
    'ui',
    'shop',
    'file-system',
    'encoding',
    'queue',
    '..',
  ],
  provider: [],
  'provider-embedded': ['provider', 'shop', 'file-system', 'encoding', 'words', 'queue'],
}

/**
 * Layers whose subfolders must not import each other in a cycle either; elsewhere a folder and its
 * subfolders count as one.
 */
const layersWithSubfolders = ['features', 'provider-embedded']

/** Data and type files may exceed the line limit for logic. */
const longFilePatterns = [
  /provider\/types|country-law/,
  /\/legal\//,
  /\/packs\//,
  /\/texts\//,
  /routeTree\.gen/,
]

const files = findSourceFiles(app)
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = files.flatMap((file) => resolveImports(file).map((target) => ({ file, target })))

describe('imports', () => {
  test.each(Object.entries(allowedImports))(
    '%s imports only from the layers below it',
    (layer, allowed) => {
      const violations = findImportsBetween(getLayer)
        .filter(({ from, to }) => from === layer && !allowed.includes(to))
        .map(formatImport)
      expect(violations).toEqual([])
    },
  )

  test('folders have no import cycles', () => {
    expect(findCycles(removeDuplicateEdges(findImportsBetween(getCycleGroup)))).toEqual([])
  })

  test('each import cycle is reported once, whatever its length', () => {
    const edges = ['b a', 'a b', 'b c', 'c d', 'd b', 'd e'].map((edge) => {
      const [from = '', to = ''] = edge.split(' ')
      return { from, to }
    })
    expect(findCycles(edges)).toEqual(['a → b → a', 'b → c → d → b'])
  })

  test('the embedded provider imports only the contract from the provider', () => {
    const violations = findImportsBetween(getLayer)
      .filter(({ from, to }) => from === 'provider-embedded' && to === 'provider')
      .filter(({ target }) => !toRelativePath(target).startsWith('provider/contract/'))
    expect(violations.map(formatImport)).toEqual([])
  })

  test('only server/embedded.ts, the checks and the commands import the embedded provider', () => {
    const importers = findImportsBetween(getLayer).filter(({ to }) => to === 'provider-embedded')
    expect([...new Set(importers.map(({ file }) => toRelativePath(file)))].toSorted()).toEqual([
      'server/catalog-main.ts',
      'server/embedded.ts',
      'server/live-check.ts',
      'server/service-check.ts',
      'server/shop-main.ts',
    ])
  })
})

describe('files', () => {
  test('only the entry points and the remote app context read environment variables', () => {
    const readers = files.filter((file) => sources.get(file)?.includes('process.env'))
    const programs = ['main', 'catalog-main', 'provider-main', 'serve-main', 'shop-main']
    const entryPoints = programs.map((name) => `server/${name}.ts`)
    const allowed = [...entryPoints, 'server/remote-app-context.ts']
    expect(readers.map(toRelativePath).filter((file) => !allowed.includes(file))).toEqual([])
  })

  test('packages that the app does not import are devDependencies', () => {
    const code = [...sources.values()].join('\n')
    const unused = Object.keys(packages.dependencies).filter(
      (name) => !new RegExp(`['"\`]${name}['"\`/]`).test(code),
    )
    expect(unused).toEqual([])
  })

  test('no folder has a catch-all name', () => {
    const catchAll = /\/(utils|lib|helpers|common|misc|shared)\//
    expect(files.filter((file) => catchAll.test(file)).map(toRelativePath)).toEqual([])
  })

  test('no logic file is longer than 250 lines', () => {
    const long = [app, resolve(app, '../tests'), resolve(app, '../e2e')]
      .flatMap(findSourceFiles)
      .filter((file) => !longFilePatterns.some((pattern) => pattern.test(file)))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
    expect(long.map(toRelativePath)).toEqual([])
  })
})

interface Edge {
  readonly from: string
  readonly to: string
}

interface Import extends Edge {
  /** The absolute path of the importing file. */
  readonly file: string
  /** The absolute path of the imported file. */
  readonly target: string
}

/** Returns all imports between different groups of files, including type imports. */
function findImportsBetween(getGroup: (file: string) => string): Import[] {
  return imports
    .map(({ file, target }) => ({ file, target, from: getGroup(file), to: getGroup(target) }))
    .filter(({ from, to }) => from !== to)
}

function removeDuplicateEdges(edges: readonly Edge[]): Edge[] {
  return [...new Map(edges.map(({ from, to }) => [`${from} → ${to}`, { from, to }])).values()]
}

/** Returns the shortest cycle through each edge as `a → b → a`, sorted and without duplicates. */
function findCycles(edges: readonly Edge[]): string[] {
  const cycles = edges.flatMap(({ from, to }) => {
    const path = findPath(edges, to, from)
    return path ? [rotateToSmallest(path)] : []
  })
  return [...new Set(cycles.map((cycle) => [...cycle, cycle[0]].join(' → ')))].toSorted()
}

/** Returns the shortest path from `start` to `end`, including both; null if no path exists. */
function findPath(edges: readonly Edge[], start: string, end: string): string[] | null {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const paths = [[start]]
  const seen = new Set([start])
  for (const path of paths) {
    const last = path.at(-1) ?? start
    if (last === end) return path
    for (const { to } of targets.get(last) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      paths.push([...path, to])
    }
  }
  return null
}

function rotateToSmallest(cycle: readonly string[]): string[] {
  const start = cycle.indexOf(cycle.toSorted()[0] ?? '')
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}

function findSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/paraglide/'))
}

function resolveImports(file: string): string[] {
  const text = sources.get(file) ?? ''
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.|#app\/)[^']*)'/g)]
  return targets.map(([, target = '']) =>
    target.startsWith('#app/') ? join(app, target.slice(5)) : resolve(file, '..', target),
  )
}

function formatImport({ file, target }: Import): string {
  return `${toRelativePath(file)} → ${toRelativePath(target)}`
}

function toRelativePath(file: string): string {
  return relative(app, file)
}

/** The top-level folder of a file; an empty string for a file directly in `app`. */
function getLayer(file: string): string {
  const [first = '', second] = toRelativePath(file).split('/')
  return second === undefined ? '' : first
}

/**
 * The group of a file in the cycle check: its layer, or its subfolder in a layer whose subfolders
 * are checked. A file next to those subfolders is a group by itself.
 */
function getCycleGroup(file: string): string {
  const [first = '', second = ''] = toRelativePath(file).split('/')
  return layersWithSubfolders.includes(first) ? `${first}/${second}` : first
}
