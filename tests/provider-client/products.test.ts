import { expect, test } from 'vitest'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import { vanillaMeta, vanillaProduct } from '../support/network/vanilla-bodies.ts'

const { client, host, sent } = useVanillaHost()

test('a vanilla product without extension fields is parsed [client R7.17]', async () => {
  const product = await client().products.get(41)
  expect(host().requests[0]).toMatchObject({ method: 'GET', path: '/api/v1/products/41', text: '' })
  expect(product).toMatchObject({
    ok: true,
    value: {
      id: 41,
      kind: null,
      type: 'downloadable',
      description: ['One bold word.', 'Two.'],
      summary: 'Slow & warm',
      textLocale: null,
      // Not English, for which the field would be missing.
      nameLocale: '',
      price: { minor: 1900, currency: 'EUR' },
      regularPrice: null,
      genre: null,
      artist: null,
      peaks: null,
      preview: { url: '/media/downloadable/download-sample/sample/3', durationSeconds: null },
      cover: { url: '/media/cache/large/product/41/a.webp' },
      links: [7, 8],
      sounds: [],
      isOwned: false,
    },
  })
})

test('an unknown product is not found [client R7.17]', async () => {
  expect(await client().products.get(99)).toEqual({
    ok: false,
    failure: { kind: 'not-found' },
  })
})

test('the extension fields of a product are parsed [client R7.17 R3.07]', async () => {
  const sound = {
    id: 1,
    name: 'Kick',
    kind: 'one-shot',
    instrument: 'kick',
    bpm: null,
    duration: 0.5,
    preview_url: 'HOST/files/b.mp3',
    product_id: 77,
  }
  const added = {
    kind: 'pack',
    genre: 'Dusk house',
    genre_code: 'dusk-house',
    artist: { id: 2, name: 'Ann', slug: 'ann', description: null },
    bpm: '122.0000',
    key: 'F minor',
    peaks: 'AECA/w==',
    preview_url: 'HOST/files/a.mp3',
    preview_duration: 31.5,
    cover_url: 'HOST/files/c.svg',
    cover_colors: ['#112233', '#AABBCC'],
    regular_price: '25.0000',
    sounds_count: 6,
    sounds: [sound],
    is_owned: true,
  }
  host().respond('GET /api/v1/products/41', { body: { data: { ...vanillaProduct, ...added } } })
  expect(await client().products.get(41)).toMatchObject({
    value: {
      kind: 'pack',
      genre: { code: 'dusk-house', label: 'Dusk house' },
      artist: { slug: 'ann' },
      bpm: 122,
      key: 'F minor',
      soundsCount: 6,
      peaks: 'AQg/',
      preview: { url: '/media/files/a.mp3', durationSeconds: 31.5 },
      cover: { url: '/media/files/c.svg' },
      colors: ['#112233', '#AABBCC'],
      regularPrice: { minor: 2500 },
      sounds: [
        {
          name: 'Kick',
          instrument: 'kick',
          durationSeconds: 0.5,
          preview: { url: '/media/files/b.mp3' },
          productId: 77,
        },
      ],
      isOwned: true,
    },
  })
})

test('related products are parsed from cards, which have a different shape [client R7.18 R3.08]', async () => {
  const product = { ...vanillaProduct, id: 42, name: 'Night Keys', price: '9.0000' }
  host().respond('GET /api/v1/products/42', { body: { data: product } })
  const related = await client().products.listRelated(41)
  const [listRequest] = host().requests
  expect(listRequest).toMatchObject({ method: 'GET' })
  expect(listRequest?.path).toBe('/api/products/41/related?locale=de&currency=EUR')
  expect(related).toMatchObject({
    ok: true,
    value: [{ id: 42, name: 'Night Keys', price: { minor: 900 }, links: [7, 8] }],
  })
})

test('packs are requested as category 2, with the query and the page [client R7.19 R9.05 R3.07]', async () => {
  const list = await client().products.list({
    kind: 'pack',
    page: 2,
    filters: { search: 'dusk' },
  })
  expect(sent()).toMatchObject({ method: 'GET' })
  expect(sent().path).toBe('/api/v1/products?category_id=2&query=dusk&page=2')
  expect(list).toMatchObject({
    value: {
      page: 1,
      lastPage: 2,
      total: 17,
      facets: null,
      items: [{ id: 41, kind: 'pack' }],
    },
  })
})

test('a total is exact unless the provider marks it as capped [P9.06]', async () => {
  const meta = { current_page: 1, last_page: 417, total: 10_000 }
  const respond = (body: object) => host().respond('GET /api/v1/products', { body })
  respond({ data: [], meta: { ...meta, total_is_capped: true }, facets: { capped: ['key'] } })
  expect(await client().products.list({})).toMatchObject({
    value: { total: 10_000, isTotalCapped: true, facets: { capped: ['key'] } },
  })
  respond({ data: [], meta, facets: {} })
  expect(await client().products.list({ page: 2 })).toMatchObject({
    value: { total: 10_000, isTotalCapped: false, facets: { capped: [] } },
  })
})

test('one-shots are requested as category 3 [client R7.19 R9.05]', async () => {
  await client().products.list({})
  expect(sent().path).toBe('/api/v1/products?category_id=3&page=1')
  await client().products.list({ kind: 'one-shot', limit: 24, sort: 'newest' })
  expect(sent().path).toBe('/api/v1/products?category_id=3&page=1&limit=24&sort=created_at-desc')
})

test.for([
  ['relevance', 'relevance'],
  ['newest', 'created_at-desc'],
  ['oldest', 'created_at-asc'],
  ['price-asc', 'price-asc'],
  ['price-desc', 'price-desc'],
  ['name-asc', 'name-asc'],
  ['name-desc', 'name-desc'],
  ['bpm-asc', 'bpm-asc'],
  ['bpm-desc', 'bpm-desc'],
  ['length-asc', 'length-asc'],
  ['length-desc', 'length-desc'],
] as const)('the sort order %s is sent as %s [client R7.19]', async ([sort, wireSort]) => {
  await client().products.list({ sort })
  expect(new URL(sent().path, host().url).searchParams.get('sort')).toBe(wireSort)
})

test("filters are sent under the provider's names, and facets are parsed [client R7.19]", async () => {
  const option = { value: 'dusk', label: 'Dusk', count: 3 }
  const facets = { genre: [option], bpm: { min: 90, max: 140 }, key: 'broken' }
  host().respond('GET /api/v1/products', { body: { data: [], meta: vanillaMeta, facets } })
  const ranges = { bpm: '90,120', length: '0.5,2', price: '1,5' }
  const filters = { genre: 'dusk,dawn', instrument: 'kick', key: 'f-minor', ...ranges }
  const list = await client().products.list({ filters })
  const query = new URL(sent().path, host().url).searchParams
  expect(Object.fromEntries(query)).toEqual({ ...filters, category_id: '3', page: '1' })
  expect(list).toMatchObject({
    value: { facets: { genre: [option], key: [], bpm: { min: 90, max: 140 }, price: null } },
  })
})
