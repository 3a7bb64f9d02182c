import { expect, test, vi } from 'vitest'
import { createEdgeAppContext } from '#app/server/edge/edge-app-context.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'

const bindings = {
  ORIGIN: 'https://shop.example',
  PROVIDER_URL: 'https://api.shop.example',
  SECRET: 'a secret of a Worker, for tests only',
}
const platform = {
  buildId: 'one',
  cache: { match: async () => undefined, put: async () => {} },
  waitUntil: () => {},
}

/** Creates the context of a Worker; a console that it changes is restored. */
function createContext(changes: object = {}) {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  try {
    return createEdgeAppContext({ ...bindings, ...changes }, demoShop, platform)
  } finally {
    vi.restoreAllMocks()
  }
}

test('the bindings of a Worker are the settings of the shop [P9.05]', () => {
  const assets = { fetch: () => {} }
  const { settings, providerUrl, secret, pageCache, inbox } = createContext({ ASSETS: assets })
  expect(settings.origin).toBe(bindings.ORIGIN)
  expect([providerUrl, secret]).toEqual([bindings.PROVIDER_URL, bindings.SECRET])
  expect([pageCache === undefined, inbox]).toEqual([false, undefined])
  expect(createContext({ PAGE_CACHE_MB: '0' }).pageCache).toBeUndefined()
})

test.each(Object.keys(bindings))('a Worker without %s does not start [P9.05]', (name) => {
  expect(() => createContext({ [name]: '' })).toThrow(`A Worker also needs ${name}.`)
})

test('a Worker with an invalid setting says which one it is [P9.05]', () => {
  expect(() => createContext({ SECRET: 'short' })).toThrow('SECRET is invalid')
})
