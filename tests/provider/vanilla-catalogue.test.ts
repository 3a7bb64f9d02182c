import { expect, test } from 'vitest'
import { createCapabilityCache } from '#app/provider/capability-cache.ts'
import { useVanillaHost } from '../support/vanilla-client.ts'
import {
  vanillaCard,
  vanillaLinks,
  vanillaMeta,
  vanillaOrder,
  vanillaProduct,
} from '../support/vanilla-bodies.ts'

const { client, host, lines } = useVanillaHost()

const information = 'GET /api/v1/products/41/additional-information'
const genre = { id: 31, code: 'genre', label: 'Genre', admin_name: 'Genre', type: 'select' }
const weight = { id: 22, code: 'weight', label: 'Weight', value: null, type: 'text' }

function told(event: string) {
  return lines.filter((line) => line.event === event)
}

const dropped = 'provider sent items that break the contract'

test('client R7.17 R3.07 the genre of a stock product stands among its further attributes', async () => {
  host().respond(information, { body: { data: [weight, { ...genre, value: 'Dusk house' }] } })
  expect(await client().products.get(41)).toMatchObject({
    value: { id: 41, genre: { code: null, label: 'Dusk house' } },
  })
})

test.for([
  ['no genre', { data: [weight] }],
  ['an empty one', { data: [{ ...genre, value: '' }] }],
  ['a broken one', { data: [null, { ...genre, value: 7 }] }],
  ['no list', { data: 'nonsense' }],
])('client R7.17 further attributes with %s leave the product without genre', async ([, body]) => {
  host().respond(information, { body })
  expect(await client().products.get(41)).toMatchObject({ value: { id: 41, genre: null } })
})

test('client R7.17 a host that tells the kind has told everything, and is not asked again', async () => {
  host().respond('GET /api/v1/products/41', { body: { data: { ...vanillaProduct, kind: 'pack' } } })
  await client().products.get(41)
  expect(host().requests).toHaveLength(1)
})

test('client R7.17 a host without further attributes is asked for them once an hour', async () => {
  let now = 0
  const memory = createCapabilityCache(() => now)
  const asked = () => host().requests.filter(({ path }) => path.endsWith('-information')).length
  await client({ memory }).products.get(41)
  await client({ memory }).products.get(41)
  expect(asked()).toBe(1)
  now = 3_600_000
  await client({ memory }).products.get(41)
  expect(asked()).toBe(2)
})

test('client R7.19 a broken product is left out of its page, and told of without its words', async () => {
  const broken = { ...vanillaProduct, id: 'secret words', name: null }
  const data = [{ ...vanillaProduct, id: 40 }, broken, null, vanillaProduct]
  host().respond('GET /api/v1/products', { body: { data, links: vanillaLinks, meta: vanillaMeta } })
  const list = await client().products.list({ kind: 'pack' })
  expect(list).toMatchObject({ ok: true, value: { items: [{ id: 40 }, { id: 41 }], total: 17 } })
  expect(told(dropped)).toMatchObject([
    { level: 'warn', fields: { path: '/api/v1/products', dropped: 2 } },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret words')
})

test('client R7.18 a broken card is left out of the related ones', async () => {
  const path = '/api/products/41/related'
  host().respond(`GET ${path}`, { body: { data: [{ ...vanillaCard, name: 7 }, vanillaCard] } })
  expect(await client().products.related(41)).toMatchObject({ ok: true, value: [{ id: 42 }] })
  expect(told(dropped)).toMatchObject([{ fields: { path, dropped: 1 } }])
})

test('client R7.09 a broken order is left out, the others are listed', async () => {
  const data = [{ ...vanillaOrder, id: null }, vanillaOrder]
  host().respond('GET /api/v1/customer/orders', { body: { data, meta: vanillaMeta } })
  expect(await client().orders.list(1)).toMatchObject({ value: { items: [{ id: 12 }] } })
  expect(told(dropped)).toHaveLength(1)
})

test.for([
  { data: 'nonsense', meta: vanillaMeta },
  { meta: vanillaMeta },
  [vanillaProduct],
  { data: [vanillaProduct], meta: { ...vanillaMeta, current_page: 'first' } },
])('client R7.19 an envelope that is broken (%#) is a bad answer', async (body) => {
  host().respond('GET /api/v1/products', { body })
  expect(await client().products.list({})).toEqual({
    ok: false,
    failure: { kind: 'invalid-response' },
  })
})

const requiredKeys = new Set(['id', 'name'])

test.for(Object.keys(vanillaProduct).filter((key) => !requiredKeys.has(key)))(
  'client R7.19 R7.17 a product without %s is listed and shown all the same',
  async (key) => {
    const product = Object.fromEntries(
      Object.entries(vanillaProduct).filter(([name]) => name !== key),
    )
    host().respond('GET /api/v1/products', { body: { data: [product], meta: vanillaMeta } })
    host().respond('GET /api/v1/products/41', { body: { data: product } })
    expect(await client().products.list({})).toMatchObject({ value: { items: [{ id: 41 }] } })
    expect(await client().products.get(41)).toMatchObject({ value: { id: 41 } })
    expect(told(dropped)).toEqual([])
  },
)

test('client R7.19 a list without the keys of paging is its only page', async () => {
  host().respond('GET /api/v1/products', { body: { data: [vanillaProduct] } })
  expect(await client().products.list({})).toMatchObject({
    value: { items: [{ id: 41 }], page: 1, lastPage: 1, total: 1, facets: null },
  })
})

test('client R7.10 a broken file of a product takes none of its other files away', async () => {
  const downloadable_links = [{ id: null }, ...vanillaProduct.downloadable_links]
  const data = { ...vanillaProduct, downloadable_links }
  host().respond('GET /api/v1/products/41', { body: { data } })
  expect(await client().products.get(41)).toMatchObject({ value: { links: [7, 8] } })
})
