import { describe, expect, test } from 'vitest'
import { createCapabilities, deliversAtOnce } from '#app/provider/capabilities.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'

const vanilla = createCapabilities([])

test('files are delivered immediately only if they can be downloaded and are paid from a balance', () => {
  expect(deliversAtOnce(createCapabilities(['balance', 'downloads']))).toBe(true)
  expect(deliversAtOnce(createCapabilities(['balance']))).toBe(false)
  expect(deliversAtOnce(createCapabilities(['downloads']))).toBe(false)
})

describe('a vanilla provider', () => {
  const { host, createClient, logIn } = useBagistoHost()

  /** Returns the query of the only list request. */
  function getListQuery(): Record<string, string> {
    const [request = ''] = host().requests.filter((line) =>
      line.startsWith('GET /api/v1/products?'),
    )
    return Object.fromEntries(new URLSearchParams(request.split('?')[1]))
  }

  test.for(['relevance', 'bpm-asc', 'bpm-desc', 'length-asc', 'length-desc', 'fit'] as const)(
    'lists the newest products first instead of sorting by %s',
    async (sort) => {
      unwrap(await createClient({ capabilities: vanilla }).products.list({ sort }))
      expect(getListQuery()).toMatchObject({ sort: 'created_at-desc' })
    },
  )

  test('receives no tempo and no key to sort by [P3.10]', async () => {
    const fit = { tempo: '128', key: 'a-minor', exact: '1' } as const
    unwrap(await createClient({ capabilities: vanilla }).products.list({ sort: 'fit', fit }))
    expect(Object.keys(getListQuery()).filter((name) => name.startsWith('fit'))).toEqual([])
    host().requests.length = 0
    const capabilities = createCapabilities(['filters'])
    unwrap(await createClient({ capabilities }).products.list({ sort: 'fit', fit }))
    expect(getListQuery()).toMatchObject({ fit_tempo: '128', fit_key: 'a-minor', fit_exact: '1' })
  })

  test('filters by price, but not by codes, which it would read as option ids', async () => {
    const filters = { genre: 'techno', instrument: 'kick', key: 'c', bpm: '90,', length: '1,' }
    const client = createClient({ capabilities: vanilla })
    unwrap(await client.products.list({ filters: { ...filters, price: '1,5', search: 'x' } }))
    expect(getListQuery()).toEqual({ category_id: '3', page: '1', query: 'x', price: '1,5' })
  })

  test.for([
    ['10,', ['Dusk Textures']],
    [',10', ['Night Keys']],
    ['5,30', ['Dusk Textures', 'Night Keys']],
  ] as const)('finds the products in the price range %s [P7.02]', async ([price, names]) => {
    const client = createClient({ capabilities: vanilla })
    const { items } = unwrap(await client.products.list({ kind: 'pack', filters: { price } }))
    expect(items.map(({ name }) => name)).toEqual(names)
  })

  test('has no artist pages [P2.10]', async () => {
    const { artists, products } = createClient({ capabilities: vanilla })
    expect(await artists.get('okto')).toEqual({ ok: false, failure: { kind: 'not-found' } })
    expect(host().requests).toEqual([])
    const { items } = unwrap(await products.list({ kind: 'pack' }))
    expect(items.map(({ artist }) => artist?.slug ?? null)).toEqual(items.map(() => null))
  })

  test('is never asked for files or withdrawals', async () => {
    const client = await logIn({ capabilities: vanilla })
    const requestCount = host().requests.length
    expect(unwrap(await client.library.list())).toBeNull()
    expect(unwrap(await client.withdrawals.list())).toBeNull()
    const withdrawal = {
      requestId: '1',
      name: 'Ann',
      email: 'ann@example.com',
      contract: 'Order 1',
    }
    expect(unwrap(await client.withdrawals.send({ ...withdrawal, topUp: null }))).toBeNull()
    expect(host().requests).toHaveLength(requestCount)
  })

  test('uses the categories and the payment method in the settings', async () => {
    const categoryIds = { pack: 3, 'one-shot': 2, loop: null }
    const client = await logIn({ categoryIds, paymentMethod: 'cashondelivery' })
    const packs = unwrap(await client.products.list({ kind: 'pack' }))
    expect(packs.items.map(({ name }) => name)).toEqual(['Deep Kick'])
    unwrap(await client.cart.add({ productId: 42, links: [8] }))
    unwrap(await client.checkout.savePayment())
    expect(host().state.carts).toMatchObject([{ payment: 'cashondelivery' }])
  })
})

describe('the provider check', () => {
  const { host, createClient } = useBagistoHost()

  test('finds no extension on vanilla Bagisto and changes nothing [P7.02]', async () => {
    const { check } = createClient()
    expect(await check.isReachable()).toBe(true)
    expect(await check.findCapabilities()).toEqual({
      additions: 'missing',
      balance: 'unknown',
      certificates: 'missing',
      checkout: 'missing',
      contact: 'missing',
      downloads: 'missing',
      favorites: 'missing',
      filters: 'missing',
      ledger: 'missing',
      library: 'missing',
      passkeys: 'missing',
      payment: 'missing',
      privacy: 'missing',
      picture: 'unknown',
      profile: 'unknown',
      refresh: 'missing',
      reset: 'missing',
      sessions: 'missing',
      vat: 'unknown',
      verification: 'missing',
      withdrawals: 'missing',
    })
    expect(host().requests.filter((line) => !/^(GET|OPTIONS) /.test(line))).toEqual([])
  })

  test('treats a rate limit as reachable, but not an error or a host without the API [P7.02]', async () => {
    const { check } = createClient()
    for (const [mode, expected] of [
      [429, true],
      [500, false],
      [404, false],
      ['html', false],
      ['reset', false],
    ] as const) {
      host().fail('GET /api/v1/products', { mode, when: 'before' })
      expect(await check.isReachable(), String(mode)).toBe(expected)
    }
  })
})

describe('the check of a provider with extensions', () => {
  const { createClient } = useBagistoHost({ isExtended: true })

  test('finds the extension endpoints without a login [P7.02]', async () => {
    expect(await createClient().check.findCapabilities()).toMatchObject({
      contact: 'found',
      downloads: 'found',
      payment: 'found',
      refresh: 'found',
      reset: 'found',
      withdrawals: 'found',
    })
  })
})
