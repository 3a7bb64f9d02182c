import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#app/provider/failure.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

let sent: string[]

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => void vi.useRealTimers())

/** Requests two products sequentially from a provider that does not respond. */
async function requestTwoProducts(path: string, method = 'GET'): Promise<Outcome<unknown>[]> {
  const outcomes: Outcome<unknown>[] = []
  const app = createAppContext({
    settings: readSettings({ PROVIDER_URL: 'http://host.test' }),
    providerUrl: 'http://host.test',
    providerFetch: (request: Request) => {
      sent.push(new URL(request.url).pathname)
      return new Promise<Response>(() => {})
    },
  })
  const request = new Request(`http://localhost:3000${path}`, { method })
  await handleRequest(request, app, '192.0.2.1', async () => {
    for (const id of [1, 2]) outcomes.push(await getProviderClient().products.get(id))
    return new Response()
  })
  return outcomes
}

const timeout = { ok: false, failure: { kind: 'timeout' } }

test('all calls of a page together wait for at most 30 seconds', async () => {
  const page = requestTwoProducts('/en/catalog/1')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await page).toEqual([timeout, timeout])
  expect(sent).toEqual(['/api/v1/products/1'])
})

test.each([
  ['a server function', '/_serverFn/getProduct', 'GET'],
  ['a submitted form', '/en/contacts', 'POST'],
  ['a file', '/share/1.png', 'GET'],
])('each call of %s has its own time limit', async (_request, path, method) => {
  const response = requestTwoProducts(path, method)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toEqual([timeout, timeout])
  expect(sent).toHaveLength(2)
})
