import { expect, test } from 'vitest'
import { sendDownload } from '#app/features/orders/send-download.server.ts'
import { runInScope } from '#app/request-scope/request-scope.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'
import { createAppContext } from '../../support/shops/app-context.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'

const { host } = useBagistoHost()

const createRequest = (target: string) => new Request(`http://localhost:3000/download/${target}`)

test.each(['7', 'product-41', 'products-41,42', 'order-12'])(
  'a download URL opened without a session redirects to the login page, on any host: %s',
  async (target) => {
    const send = () => sendDownload(createRequest(target), target)
    const response = await runAsGuest(host().url, send)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/de/auth/login?backUrl=%2Fde%2Fprofile%3Ftab%3Dbalance',
    )
    expect(host().requests).toEqual([])
  },
)

/** Opens a download URL as a customer; returns the response and the requests to the provider. */
async function openAsCustomer(target: string) {
  const paths: string[] = []
  const app = createAppContext({
    settings: readSettings({}),
    shop: demoShop,
    log: () => {},
    providerUrl: 'http://provider.test',
    providerFetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      paths.push(pathname + search)
      return new Response('PK', { headers: { 'content-type': 'application/zip' } })
    },
  })
  const visitor = { visitorAddress: '192.0.2.1', isLocalVisitor: false, token: '1|token' }
  const scope = { app, requestId: 'test', nonce: 'n', locale: 'de', path: '/', ...visitor } as const
  const response = await runInScope({ ...scope }, () => sendDownload(createRequest(target), target))
  return { status: response.status, text: await response.text(), paths }
}

test.each([
  ['7', '/api/v1/customer/downloads/7'],
  ['products-41,42', '/api/v1/customer/library/zip?product_ids=41,42'],
  ['products-41', '/api/v1/customer/library/zip?product_ids=41'],
  ['order-12', '/api/v1/customer/orders/12/zip'],
  ['library', '/api/v1/customer/library/zip/all'],
])('the download URL %s sends %s of the provider [P9.04]', async (target, path) => {
  expect(await openAsCustomer(target)).toEqual({ status: 200, text: 'PK', paths: [path] })
})

test.each([
  ['products?product=7&product=9', '/download/products-7,9'],
  ['products?product=x&product=9', '/download/products-9'],
  ['products', '/de/library'],
  ['products?product=', '/de/library'],
])('the form of the library at %s leads to %s [P4.05]', async (query, location) => {
  const app = createAppContext({ settings: readSettings({}), shop: demoShop, log: () => {} })
  const visitor = { visitorAddress: '192.0.2.1', isLocalVisitor: false, token: '1|token' }
  const scope = { app, requestId: 'test', nonce: 'n', locale: 'de', path: '/', ...visitor } as const
  const send = () => sendDownload(createRequest(query), 'products')
  const response = await runInScope({ ...scope }, send)
  expect([response.status, response.headers.get('location')]).toEqual([303, location])
})

test.each([
  '',
  'x',
  '1,2',
  'order-1,2',
  'product-1,2',
  'products-',
  'products-1,',
  'orders-1',
  '-1',
])(
  'an unknown download URL is not found and asks nothing of the provider: “%s”',
  async (target) => {
    expect(await openAsCustomer(target)).toMatchObject({ status: 404, paths: [] })
  },
)
