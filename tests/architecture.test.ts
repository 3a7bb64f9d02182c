import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import packages from '../package.json' with { type: 'json' }

const app = resolve(import.meta.dirname, '../app')

/** Which rooms a room may import from; itself is always allowed. */
const mayImport: Record<string, readonly string[]> = {
  ui: [],
  // The house language has texts of its own in `messages`, outside the app.
  locales: [],
  'request-scope': ['locales'],
  i18n: ['paraglide', 'locales', 'request-scope', 'provider', '..'],
  router: ['request-scope', 'locales', 'i18n'],
  layouts: ['router', 'features', 'ui', 'i18n', 'locales', 'paraglide'],
  features: ['ui', 'i18n', 'locales', 'request-scope', 'server', 'provider', 'paraglide', 'router'],
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
  // The kit's theme is kept in one cookie, whoever writes it.
  server: ['request-scope', 'locales', 'i18n', 'provider', 'provider-embedded', 'ui'],
  provider: [],
  'provider-embedded': ['provider'],
}

/** Files that may be longer than the rest: data and types, not logic. */
const longData = [/provider\/types/, /\/legal\//, /\/packs\//, /\/texts\//, /routeTree\.gen/]

const files = sourceFiles(app)

describe('the rooms', () => {
  test.each(Object.entries(mayImport))('%s imports only what lies below it', (room, allowed) => {
    const strays = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => roomOf(target) !== room && !allowed.includes(roomOf(target)))
          .map((target) => `${name(file)} → ${name(target)}`),
      )
    expect(strays).toEqual([])
  })

  test('the embedded provider knows of the contract alone', () => {
    const strays = files
      .filter((file) => roomOf(file) === 'provider-embedded')
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(
        ({ target }) =>
          roomOf(target) === 'provider' && !name(target).startsWith('provider/contract/'),
      )
    expect(strays.map(({ file, target }) => `${name(file)} → ${name(target)}`)).toEqual([])
  })

  test('the embedded provider is entered from the server at one point', () => {
    const doors = files.filter(
      (file) =>
        roomOf(file) !== 'provider-embedded' &&
        importsOf(file).some((target) => roomOf(target) === 'provider-embedded'),
    )
    expect(doors.map(name)).toEqual(['server/embedded.ts'])
  })

  test('only the settings and the programs that start read the environment', () => {
    const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
    const allowed = ['server/main.ts', 'server/provider-main.ts', 'server/remote-app-context.ts']
    expect(readers.map(name).filter((file) => !allowed.includes(file))).toEqual([])
  })

  test('what the running shop never names is a package of development', () => {
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const unnamed = Object.keys(packages.dependencies).filter(
      (name) => !new RegExp(`['"\`]${name}['"\`/]`).test(texts),
    )
    expect(unnamed).toEqual([])
  })

  test('no room is a drawer for leftovers', () => {
    const drawers = files.filter((file) => /\/(utils|lib|helpers|common|misc|shared)\//.test(file))
    expect(drawers.map(name)).toEqual([])
  })

  test('no file of logic is longer than 250 lines', () => {
    const long = [app, resolve(app, '../tests'), resolve(app, '../e2e')]
      .flatMap(sourceFiles)
      .filter((file) => !longData.some((pattern) => pattern.test(file)))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
    expect(long.map(name)).toEqual([])
  })
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/paraglide/'))
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.|#app\/)[^']*)'/g)]
  return targets.map(([, target = '']) =>
    target.startsWith('#app/') ? join(app, target.slice(5)) : resolve(file, '..', target),
  )
}

function name(file: string): string {
  return relative(app, file)
}

function roomOf(file: string): string {
  const [first = '', second] = name(file).split('/')
  return second === undefined ? '' : first
}
