import { afterEach, expect, test, vi } from 'vitest'
import { fetchBeyondPage } from '#app/features/cart/outlive-page.ts'
import { localeHeader } from '#app/locales/locales.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a request that outlives the page keeps its other headers and tells the language of the page [P4.12]', async () => {
  document.documentElement.lang = 'it'
  const send = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', send)
  await fetchBeyondPage('/_server/add', { method: 'POST', headers: { 'x-tsr-serverFn': 'true' } })
  const [, init] = send.mock.lastCall ?? []
  const headers = new Headers(init?.headers)
  expect([init?.method, init?.keepalive]).toEqual(['POST', true])
  expect([headers.get('x-tsr-serverFn'), headers.get(localeHeader)]).toEqual(['true', 'it'])
})

test('a request that outlives the page loads it again after a new version of the shop [P4.12]', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const reload = vi.fn<() => void>()
  addEventListener('shop:server-fn-missing', reload, { once: true })
  await expect(fetchBeyondPage('/_server/gone')).rejects.toThrow('still missing')
  expect(reload).toHaveBeenCalledOnce()
})
