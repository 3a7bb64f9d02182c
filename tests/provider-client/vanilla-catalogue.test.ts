import { expect, test } from 'vitest'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import {
  vanillaProductCard,
  vanillaPageLinks,
  vanillaMeta,
  vanillaOrder,
  vanillaProduct,
} from '../support/network/vanilla-bodies.ts'

const { client, host, lines } = useVanillaHost()

const attributesRoute = 'GET /api/v1/products/41/additional-information'
const genre = { id: 31, code: 'genre', label: 'Genre', admin_name: 'Genre', type: 'select' }
const weight = { id: 22, code: 'weight', label: 'Weight', value: null, type: 'text' }

function findLogLine(event: string) {
  return lines.filter((line) => line.event === event)
}

const droppedEvent = 'provider-items-dropped'

test('the genre of a vanilla product is read from its additional attributes [client R7.17 R3.07]', async () => {
  host().respond(attributesRoute, { body: { data: [weight, { ...genre, value: 'Dusk house' }] } })
  expect(await client().products.get(41)).toMatchObject({
    value: { id: 41, genre: { code: null, label: 'Dusk house' } },
  })
})

test.for([
  ['no genre', { data: [weight] }],
  ['an empty genre', { data: [{ ...genre, value: '' }] }],
  ['an invalid genre', { data: [null, { ...genre, value: 7 }] }],
  ['no list', { data: 'nonsense' }],
])(
  'additional attributes with %s leave the product without a genre [client R7.17]',
  async ([, body]) => {
    host().respond(attributesRoute, { body })
    expect(await client().products.get(41)).toMatchObject({ value: { id: 41, genre: null } })
  },
)

test('additional attributes are not fetched for a product that has a kind [client R7.17]', async () => {
  host().respond('GET /api/v1/products/41', { body: { data: { ...vanillaProduct, kind: 'pack' } } })
  await client().products.get(41)
  expect(host().requests).toHaveLength(1)
})

test('missing additional attributes are requested again for each page [client R7.17 P7.07]', async () => {
  const requests = () => host().requests.filter(({ path }) => path.endsWith('-information')).length
  for (let page = 0; page < 5; page += 1) await client().products.get(41)
  expect(requests()).toBe(5)
})

test('an invalid product is dropped from its page and logged without its values [client R7.19]', async () => {
  const broken = { ...vanillaProduct, id: 'secret words', name: null }
  const data = [{ ...vanillaProduct, id: 40 }, broken, null, vanillaProduct]
  host().respond('GET /api/v1/products', {
    body: { data, links: vanillaPageLinks, meta: vanillaMeta },
  })
  const list = await client().products.list({ kind: 'pack' })
  expect(list).toMatchObject({ ok: true, value: { items: [{ id: 40 }, { id: 41 }], total: 17 } })
  expect(findLogLine(droppedEvent)).toMatchObject([
    { level: 'warn', fields: { path: '/api/v1/products', dropped: 2 } },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret words')
})

test('an invalid card is dropped from the related products [client R7.18]', async () => {
  const path = '/api/products/41/related'
  host().respond(`GET ${path}`, {
    body: { data: [{ ...vanillaProductCard, name: 7 }, vanillaProductCard] },
  })
  expect(await client().products.listRelated(41)).toMatchObject({
    ok: true,
    value: [{ id: 42 }],
  })
  expect(findLogLine(droppedEvent)).toMatchObject([{ fields: { path, dropped: 1 } }])
})

test('an invalid order is dropped and the others are listed [client R7.09]', async () => {
  const data = [{ ...vanillaOrder, id: null }, vanillaOrder]
  host().respond('GET /api/v1/customer/orders', { body: { data, meta: vanillaMeta } })
  expect(await client().orders.list(1)).toMatchObject({ value: { items: [{ id: 12 }] } })
  expect(findLogLine(droppedEvent)).toHaveLength(1)
})

test.for([
  { data: 'nonsense', meta: vanillaMeta },
  { meta: vanillaMeta },
  [vanillaProduct],
  { data: [vanillaProduct], meta: { ...vanillaMeta, current_page: 'first' } },
])('an invalid envelope (%#) is an invalid response [client R7.19]', async (body) => {
  host().respond('GET /api/v1/products', { body })
  expect(await client().products.list({})).toEqual({
    ok: false,
    failure: { kind: 'invalid-response' },
  })
})

const requiredKeys = new Set(['id', 'name'])

test.for(Object.keys(vanillaProduct).filter((key) => !requiredKeys.has(key)))(
  'a product without %s is listed and fetched [client R7.19 R7.17]',
  async (key) => {
    const product = Object.fromEntries(
      Object.entries(vanillaProduct).filter(([name]) => name !== key),
    )
    host().respond('GET /api/v1/products', { body: { data: [product], meta: vanillaMeta } })
    host().respond('GET /api/v1/products/41', { body: { data: product } })
    expect(await client().products.list({})).toMatchObject({
      value: { items: [{ id: 41 }] },
    })
    expect(await client().products.get(41)).toMatchObject({ value: { id: 41 } })
    expect(findLogLine(droppedEvent)).toEqual([])
  },
)

test('a list without pagination is a single page [client R7.19]', async () => {
  host().respond('GET /api/v1/products', { body: { data: [vanillaProduct] } })
  expect(await client().products.list({})).toMatchObject({
    value: { items: [{ id: 41 }], page: 1, lastPage: 1, total: 1, facets: null },
  })
})

test('a product keeps its other files when one is invalid [client R7.10]', async () => {
  const downloadable_links = [{ id: null }, ...vanillaProduct.downloadable_links]
  const data = { ...vanillaProduct, downloadable_links }
  host().respond('GET /api/v1/products/41', { body: { data } })
  expect(await client().products.get(41)).toMatchObject({ value: { links: [7, 8] } })
})
