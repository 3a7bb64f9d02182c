import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { SourceMapPayload } from 'node:module'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { vendorPackages } from '../../scripts/build/chunk-groups.ts'

const root = resolve(import.meta.dirname, '../..')
const assets = join(root, 'dist/client/assets')

interface Chunk {
  readonly name: string
  readonly code: string
}

function readChunks(locale: Locale): readonly Chunk[] {
  const files = readdirSync(join(assets, locale)).filter((file) => file.endsWith('.js'))
  return files.map((file) => ({
    name: file.replace(/-[\w-]{8}\.js$/, ''),
    code: readFileSync(join(assets, locale, file), 'utf8'),
  }))
}

/** Returns a locale's source maps by chunk name, with source paths relative to the repository. */
function readMaps(locale: Locale): ReadonlyMap<string, SourceMapPayload> {
  const folder = join(assets, locale)
  const files = readdirSync(folder).filter((file) => file.endsWith('.js.map'))
  return new Map(
    files.map((file) => {
      const map: SourceMapPayload = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      const sources = map.sources.map((source) =>
        resolve(folder, source).replace(`${root}/`, '').replace(/\?.*$/, ''),
      )
      return [file.replace(/-[\w-]{8}\.js\.map$/, ''), { ...map, sources }] as const
    }),
  )
}

/** Strings that occur in the chunks of every locale: site texts and the router's error page. */
const sharedStrings = [
  'Something went wrong',
  ...locales.flatMap((locale) => readStrings(join(root, 'messages', locale, 'site.json'))),
]

/**
 * Returns those messages of a locale that can be searched for in code: long ones without
 * placeholders.
 */
function readMessages(locale: Locale, folder: 'pages' | 'provider' = 'pages'): readonly string[] {
  return listMessageFiles(locale, folder)
    .flatMap(readStrings)
    .filter((text) => text.length >= 15 && !/[{\\`\n]/.test(text))
    .filter((text) => !sharedStrings.includes(text))
}

function listMessageFiles(locale: Locale, name: 'pages' | 'provider'): readonly string[] {
  const folder = join(root, 'messages', locale, name === 'pages' ? '' : name)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => join(folder, file))
}

function readStrings(file: string): readonly string[] {
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values<unknown>(Object(messages)).filter((text) => typeof text === 'string')
}

describe('chunks per locale', () => {
  test('every locale has the same chunks', () => {
    const [first, ...others] = locales.map((locale) => readChunks(locale).map(({ name }) => name))
    expect(first?.length).toBeGreaterThan(20)
    for (const names of others) expect(names).toEqual(first)
  })

  test.each(locales)('the chunks of %s contain no message of another locale', (locale) => {
    // Excludes the chunks of long texts, such as `info.de`, which are loaded by locale at run time.
    const chunks = readChunks(locale).filter(({ name }) => !/\.[a-z]{2}$/.test(name))
    const code = chunks.map((chunk) => chunk.code).join('\n')
    const own = readMessages(locale)
    const others = locales
      .filter((other) => other !== locale)
      .flatMap((other) => readMessages(other))
    expect(own.filter((text) => code.includes(text)).length).toBeGreaterThan(100)
    expect(others.filter((text) => !own.includes(text) && code.includes(text))).toEqual([])
  })

  test.each(locales)('the chunks of %s contain no message of the back end', (locale) => {
    const code = readChunks(locale)
      .map((chunk) => chunk.code)
      .join('\n')
    // A page message can contain a back end message, such as a single word.
    const pages = listMessageFiles(locale, 'pages').map((file) => readFileSync(file, 'utf8'))
    const ofProvider = readMessages(locale, 'provider').filter(
      (text) => !pages.some((page) => page.includes(text)),
    )
    expect(ofProvider.length).toBeGreaterThan(50)
    expect(ofProvider.filter((text) => code.includes(text))).toEqual([])
  })
})

function findOrigin(map: SourceMap, line: number, column: number) {
  const entry = map.findEntry(line, column)
  if (!('originalSource' in entry)) throw new Error(`No source is mapped to ${line}:${column}.`)
  return entry
}

describe('source maps', () => {
  test('every source in a source map exists in the repository or in node_modules', () => {
    const maps = readMaps('en')
    expect(maps.size).toBeGreaterThan(20)
    for (const [name, { sources }] of maps)
      expect([name, sources.filter((file) => !existsSync(join(root, file)))]).toEqual([name, []])
  })

  test.each(['en', 'de'] as const)('strings in the %s entry chunk map to sources', (locale) => {
    const code = readChunks(locale).find(({ name }) => name === 'index')?.code ?? ''
    const payload = readMaps(locale).get('index')
    if (!payload) throw new Error('The entry chunk has no source map.')
    const map = new SourceMap(payload)
    const found = code.split('\n').flatMap((line, row) =>
      [...line.matchAll(/`([a-z][a-z-]{14,})`/g)].map(({ index, 1: text = '' }) => {
        const { originalSource, originalLine } = findOrigin(map, row, index)
        const source: string = payload.sourcesContent[payload.sources.indexOf(originalSource)] ?? ''
        return { text, isInSource: source.split('\n')[originalLine]?.includes(text) ?? false }
      }),
    )
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ isInSource }) => !isInSource)).toEqual([])
  })

  test('no chunk refers to its source map, so browsers never fetch one', () => {
    for (const { code } of readChunks('en')) expect(code).not.toContain('sourceMappingURL')
  })
})

test('no chunk and no page contains the image decoding library [P8.08]', () => {
  const names = [...readMaps('en').values()].flatMap(({ sources }) => sources)
  expect(names.length).toBeGreaterThan(100)
  expect(
    names.filter((name) => /\/sharp\/|^(?:\.\.\/)*provider\/(?!contract\/)/.test(name)),
  ).toEqual([])
  const server = join(root, 'dist/server')
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => /\.m?js$/.test(file))
  expect(code.length).toBeGreaterThan(1)
  const users = code.filter((file) =>
    /['"]sharp['"]/.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(users).toEqual([])
})

describe('the shell chunk', () => {
  // The header and the footer import individual icons.
  const icons = ['lucide', 'lucide-react']

  test('contains no package that only some pages need', () => {
    const packages = (readMaps('en').get('index')?.sources ?? [])
      .map((source) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1])
      .filter((name) => name !== undefined)
    const allowed = [...vendorPackages, ...icons]
    expect(packages).toContain('react-dom')
    expect([...new Set(packages)].filter((name) => !allowed.includes(name))).toEqual([])
  })

  test('leaves navigation blocking to the pages with forms', () => {
    const users = readChunks('en').filter(({ code }) => code.includes('shouldBlockFn'))
    expect(users.length).toBeGreaterThan(0)
    expect(users.map(({ name }) => name)).not.toContain('index')
  })
})
