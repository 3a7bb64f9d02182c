import { expect, test } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import { createProductCache } from '#app/provider/http/product-cache.ts'

/** Opens clients that share a product cache; the customers a and b own the product. */
function openShop() {
  let now = 0
  const productCache = createProductCache(() => now)
  const requests: string[] = []
  const failures: number[] = []
  const owners = new Set<string | null>(['Bearer a', 'Bearer b'])
  const fetchProduct = async (request: Request) => {
    requests.push(new URL(request.url).pathname)
    const status = failures.shift()
    if (status !== undefined) return new Response(null, { status })
    const isCustomer = request.headers.has('authorization')
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/owned'))
      return Response.json({ data: owners.has(request.headers.get('authorization')) ? [7] : [] })
    const locale = request.headers.get('x-locale')
    const text = { description: `Text in ${locale}`, text_locale: locale }
    return Response.json({
      data: { id: 7, name: 'Kick', kind: 'one-shot', ...text, is_owned: isCustomer },
    })
  }
  const open = (token: string | null, locale = 'en') =>
    createProviderClient({
      baseUrl: 'http://provider.test',
      fetch: fetchProduct,
      locale,
      token,
      visitorAddress: null,
      requestId: 'test',
      log: () => {},
      productCache,
    })
  return {
    open,
    requests,
    failures,
    owners,
    wait: (seconds: number) => void (now += seconds * 1000),
  }
}

const guestProduct = { ok: true, value: { id: 7, isOwned: false } }

test('guests share cached products in the same language', async () => {
  const { open, requests } = openShop()
  expect(await open(null).products.get(7)).toMatchObject(guestProduct)
  expect(await open(null).products.get(7)).toMatchObject(guestProduct)
  expect(requests).toHaveLength(1)
  await open(null, 'de').products.get(7)
  expect(requests).toHaveLength(2)
})

test('guests get product texts in their own language from the cache', async () => {
  const { open, requests } = openShop()
  for (const locale of ['en', 'de', 'en', 'de']) {
    expect(await open(null, locale).products.get(7)).toMatchObject({
      value: { description: [`Text in ${locale}`], textLocale: locale },
    })
  }
  expect(requests).toHaveLength(2)
})

test('a customer gets the cached product of guests, and what the customer owns is asked each time', async () => {
  const { open, requests } = openShop()
  const owned = { ok: true, value: { id: 7, isOwned: true } }
  expect(await open('a').products.get(7)).toMatchObject(owned)
  expect(await open(null).products.get(7)).toMatchObject(guestProduct)
  expect(await open('b').products.get(7)).toMatchObject(owned)
  expect(requests).toEqual([
    '/api/v1/products/7',
    '/api/v1/products/owned',
    '/api/v1/products/owned',
  ])
})

test('what a customer owns never reaches guests or other customers', async () => {
  const { open, owners } = openShop()
  owners.delete('Bearer b')
  for (const [token, isOwned] of [
    ['a', true],
    ['b', false],
    [null, false],
    ['a', true],
  ] as const) {
    expect(await open(token).products.get(7)).toMatchObject({ value: { isOwned } })
  }
  owners.delete('Bearer a')
  expect(await open('a').products.get(7)).toMatchObject({ value: { isOwned: false } })
})

test('a failure is not cached', async () => {
  const { open, failures } = openShop()
  failures.push(404)
  expect(await open(null).products.get(7)).toMatchObject({ ok: false })
  expect(await open(null).products.get(7)).toMatchObject(guestProduct)
})

test('a cached product is refetched after a minute', async () => {
  const { open, requests, wait } = openShop()
  await open(null).products.get(7)
  wait(59)
  await open(null).products.get(7)
  expect(requests).toHaveLength(1)
  wait(1)
  await open(null).products.get(7)
  expect(requests).toHaveLength(2)
})
