import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { cacheRequests } from '../../scripts/edge/page-costs.ts'
import { findExceededLimits, measureSizes } from '../../scripts/edge/sizes.ts'
import { openHost, token } from '../faults/open-host.ts'
import { pageCalls } from '../faults/page-calls.ts'
import { openBuiltShop } from '../support/shops/built-shop.ts'

const edge = resolve(import.meta.dirname, '../../dist/edge')
const worker = join(edge, 'worker')

/**
 * What the bundle may import besides its own files, all of which workerd has: files, threads and
 * processes are not among them (https://developers.cloudflare.com/workers/runtime-apis/nodejs/).
 */
const allowedModules = new Set([
  'cloudflare:workers',
  'node:async_hooks',
  'node:crypto',
  'node:net',
  'node:path',
  'node:stream',
  'node:timers/promises',
  'node:url',
  'node:util',
])

/** Returns what a module imports, statically or not. */
function readImports(file: string): string[] {
  const found: string[] = []
  JSON.stringify(parseAst(readFileSync(file, 'utf8')), (_, node) => {
    const source = /^(Import|Export)/.test(node?.type ?? '') ? node.source : null
    if (source) found.push(typeof source.value === 'string' ? source.value : 'computed')
    return node
  })
  return found
}

/** Walks the module graph from the entry of the Worker. */
function walkBundle() {
  const files = new Set([join(worker, 'index.js')])
  const others = new Set<string>()
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    for (const source of readImports(file)) {
      if (source.startsWith('.')) files.add(join(dirname(file), source))
      else others.add(source)
    }
  }
  return { files: [...files], others: [...others] }
}

test('the bundle for Workers consists of its own files and of what workerd has [P9.05]', () => {
  const { files, others } = walkBundle()
  expect(others.filter((name) => !allowedModules.has(name))).toEqual([])
  expect(others).toContain('node:async_hooks')
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files.map((file) => relative(worker, file))).toContainEqual(expect.stringMatching(/wasm$/))
  expect(files.length).toBeGreaterThan(100)
})

test('the platform accepts the sizes of the bundle for Workers [P9.05]', async () => {
  const sizes = await measureSizes()
  expect(sizes.workerBytes).toBeGreaterThan(100_000)
  expect(sizes.files).toBeGreaterThan(100)
  expect(findExceededLimits(sizes)).toEqual([])
})

test('the bundle for Workers uses the production build of React [P9.05]', () => {
  const modules = walkBundle().files.filter((file) => file.endsWith('.js'))
  const text = modules.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(text).toContain('react-dom-server')
  expect(text).not.toMatch(/react-dom-server[\w.-]*\.development/)
})

test('the platform sends the static files with the headers of a server [P9.05]', () => {
  const headers = readFileSync(join(edge, 'client/_headers'), 'utf8')
  expect(headers).toMatch(/^\/assets\/\*\n {2}! cache-control\n {2}cache-control: .*immutable$/m)
  expect(headers).toMatch(/^\/assets\/workers\/\*\n[^/]*wasm-unsafe-eval/m)
  expect(headers).toContain('x-content-type-options: nosniff')
})

test('a page needs at most twelve requests, of the fifty that the platform allows [P9.05]', async () => {
  const pages = new Map(pageCalls.map((row) => [JSON.stringify([row.path, row.visitor]), row]))
  const host = await openHost(true)
  const counts: Record<string, number> = {}
  try {
    for (const [name, { path, visitor }] of pages) {
      const shop = await openBuiltShop(host.url, { PROVIDER_EXTENSIONS: 'all' })
      const before = host.requests.length
      await (await shop.send(`/en${path}`, { token: visitor === 'customer' ? token : null })).text()
      counts[name] = host.requests.length - before + cacheRequests
    }
  } finally {
    await host.close()
  }
  expect(Math.max(...Object.values(counts))).toBeGreaterThan(cacheRequests)
  expect(Object.entries(counts).filter(([, count]) => count > 12)).toEqual([])
})
