import { createServerEntry, getResponseHeaders } from '@tanstack/react-start/server'
import { expect, test } from 'vitest'
import { addOrSaveProduct } from '#app/features/cart/change-cart.server.ts'
import {
  addPendingItemToCart,
  savePendingItem,
} from '#app/features/pending-item/pending-item.server.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { unwrap, useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const { host, createClient } = useBagistoHost()

const secret = 'a secret for tests only'

/** Runs `work` in a request with these cookies; returns the cookies it sets. */
async function runInRequest(
  cookies: Record<string, string>,
  work: () => unknown,
): Promise<readonly string[]> {
  const app = createAppContext({
    settings: readSettings({ PROVIDER_URL: host().url }),
    secret,
    providerUrl: host().url,
    providerFetch: (request: Request) => fetch(request),
  })
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = { cookie: cookie.join('; ') }
  const request = new Request('http://localhost:3000/_serverFn/log-in', { headers })
  let set: readonly string[] = []
  const entry = createServerEntry({
    fetch: () =>
      handleRequest(request, app, '192.0.2.1', async () => {
        await work()
        set = getResponseHeaders().getSetCookie()
        return new Response()
      }),
  })
  await entry.fetch(request, undefined)
  return set
}

/** Tries to add a product as a guest; returns the cookie value. */
async function savePending(productId: number): Promise<string> {
  const [cookie = ''] = await runInRequest({}, () => savePendingItem(productId))
  expect(cookie).toMatch(/^pending_item=.*; Max-Age=1800; .*HttpOnly/)
  return /^pending_item=([^;]*)/.exec(cookie)?.[1] ?? expect.fail('no cookie was set')
}

async function logIn(): Promise<{ token: string; client: ProviderClient }> {
  const form = { email: 'ann@example.com', password: 'correct horse', remember: false }
  const { token } = unwrap(await createClient().customer.login(form))
  return { token: encodeURIComponent(token), client: createClient({ token }) }
}

async function listCart(client: ProviderClient) {
  return unwrap(await client.cart.get())?.lines.map(({ productId }) => productId) ?? []
}

const removed = [expect.stringMatching(/^pending_item=; Max-Age=0;/)]

test('a product that a guest tried to buy is added to the cart once after login [R2.24]', async () => {
  const pending = await savePending(42)
  const { token, client } = await logIn()
  const cookies = { token, pending_item: pending }
  expect(await runInRequest(cookies, addPendingItemToCart)).toEqual(removed)
  expect(await listCart(client)).toEqual([42])
  expect(await runInRequest({ token }, addPendingItemToCart)).toEqual([])
})

test.each([
  ['a guest', {}],
  ['a customer whose session has ended', { token: '7%7Cended' }],
])('a product that %s tries to buy is kept for after the login [R2.24]', async (_, cookies) => {
  const token = 'token' in cookies ? decodeURIComponent(cookies.token) : null
  const client = createClient({ token })
  const set = await runInRequest(cookies, () => addOrSaveProduct(client, 42, [7]))
  expect(set).toEqual([expect.stringMatching(/^pending_item=[^;]/)])
})

test('a product that a customer cannot buy is not kept [R2.24]', async () => {
  const { token, client } = await logIn()
  host().state.products.splice(0)
  expect(await runInRequest({ token }, () => addOrSaveProduct(client, 42, [7]))).toEqual([])
})

test('a forged product is not added, and its cookie is removed [R2.24]', async () => {
  const pending = await savePending(42)
  const { token, client } = await logIn()
  const cookies = { token, pending_item: pending.replace('42', '41') }
  expect(await runInRequest(cookies, addPendingItemToCart)).toEqual(removed)
  expect(await listCart(client)).toEqual([])
})

test('the cookie of a product that no longer exists is removed too [R2.24]', async () => {
  const pending = await savePending(42)
  const { token, client } = await logIn()
  host().state.products.splice(0)
  const cookies = { token, pending_item: pending }
  expect(await runInRequest(cookies, addPendingItemToCart)).toEqual(removed)
  expect(await listCart(client)).toEqual([])
})
