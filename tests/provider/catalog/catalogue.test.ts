import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { openShop, createTemporaryFolder } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

async function listProducts(provider: Shop, query: string) {
  const { status, body } = await provider.call(`/api/v1/products${query}`)
  expect(status).toBe(200)
  return body
}

async function listNames(provider: Shop, query: string): Promise<string[]> {
  return (await listProducts(provider, query)).data.map((product: { name: string }) => product.name)
}

test('category 2 lists packs and category 3 lists one-shots, newest first [provider R7.19 R9.05]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  expect(await listNames(provider, '/?category_id=2')).toEqual(['Night Market', 'Dusk Textures'])
  const shots = await listProducts(provider, '?category_id=3')
  expect(shots.meta.total).toBe(8)
  const kinds = shots.data.map((product: { kind: string }) => product.kind)
  expect(new Set(kinds)).toEqual(new Set(['one-shot']))
  expect(await listNames(provider, '?category_id=1')).toEqual([])
})

test('products are sorted by release date, not by import order [provider R7.19]', async () => {
  const catalogueDir = await createTemporaryFolder()
  const [newer, older] = ['2026-05-01', '2026-03-01']
  await writeCatalogue(catalogueDir, (manifest) => ({
    ...manifest,
    packs: manifest.packs.map((pack, index) => ({ ...pack, releasedAt: index ? older : newer })),
  }))
  const provider = await openShop({ catalogueDir })
  const newestFirst = ['Dusk Textures', 'Night Market']
  expect(await listNames(provider, '?category_id=2')).toEqual(newestFirst)
  expect(await listNames(provider, '?category_id=2&sort=created_at-desc')).toEqual(newestFirst)
  expect(await listNames(provider, '?category_id=2&sort=created_at-asc')).toEqual(
    newestFirst.toReversed(),
  )
})

test('a listed product has both Bagisto’s and the shop’s fields [provider R7.19 R3.07]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const { data } = await listProducts(provider, '?category_id=3&query=glass')
  expect(data).toHaveLength(1)
  const [glass] = data
  expect(glass).toMatchObject({
    type: 'downloadable',
    name: 'Glass Pad',
    price: '1.4900',
    formatted_price: '€1.49',
    description: '<p>Glass Pad of dusk-textures.</p>',
    in_stock: true,
    is_item_in_cart: null,
    created_at: '2026-03-01T00:00:00.000000Z',
    reviews: { total: 0, total_rating: 0, average_rating: 0, percentage: [] },
    genre: 'Ambient',
    genre_code: 'ambient',
    artist: { name: 'Mira Välé', slug: 'mira-vale' },
    kind: 'one-shot',
    instrument: 'pad',
    bpm: null,
    key: 'F minor',
    duration: 0.5,
    preview_duration: 0.5,
    cover_colors: ['#221133', '#ffeedd'],
    pack: { name: 'Dusk Textures' },
    sounds_count: 1,
    is_owned: false,
  })
  expect(Buffer.from(glass.peaks, 'base64')).toHaveLength(160)
  expect(glass.preview_url).toMatch(/^http:\/\/provider\.test\/files\/[0-9a-f]{16}\.mp3$/)
  expect(glass.base_image.large_image_url).toBe(glass.cover_url)
  expect(glass.downloadable_links).toHaveLength(1)
  expect(glass.downloadable_links[0]).toMatchObject({ product_id: glass.id, file: null, url: null })
})

test('no catalogue response contains the hash of a file for sale [provider R7.19]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const { data } = await listProducts(provider, '?limit=48')
  const details = await Promise.all(
    data.map(({ id }: { id: number }) => provider.call(`/api/v1/products/${id}`)),
  )
  const text = JSON.stringify([data, details.map((detail) => detail.body)])
  const manifest = JSON.parse(await readFile(`${provider.catalogueDir}/manifest.json`, 'utf8'))
  for (const pack of manifest.packs) {
    for (const sound of pack.sounds) expect(text).not.toContain(sound.wav.sha256)
  }
})

test('prices are formatted in the requested locale, or in English if it is unknown [provider R7.19]', async () => {
  const { call } = await openShop({ sells: 'catalogue' })
  const priceIn = async (locale: string) => {
    const headers = { 'x-locale': locale }
    const { body } = await call('/api/v1/products?query=dusk&category_id=2', { headers })
    return body.data[0].formatted_price
  }
  expect(await priceIn('en')).toBe('€19.00')
  expect(await priceIn('en-US')).toBe('€19.00')
  expect(await priceIn('xx')).toBe('€19.00')
  expect(await priceIn('de')).toBe('19,00\u00a0€')
  expect(await priceIn('fr')).toBe('19,00\u00a0€')
  expect(await priceIn('es')).toBe('19,00\u00a0€')
  expect(await priceIn('it')).toBe('19,00\u00a0€')
  expect(await priceIn('nl')).toBe('€\u00a019,00')
})

test('a page contains its position and page URLs without the filters [provider R7.19 R4.04]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const first = await listProducts(provider, '?category_id=3&limit=6')
  const second = await listProducts(provider, '?category_id=3&limit=6&page=2')
  expect(first.data).toHaveLength(6)
  expect(second.data).toHaveLength(2)
  expect(first.links).toEqual({
    first: 'http://provider.test/api/v1/products?page=1',
    last: 'http://provider.test/api/v1/products?page=2',
    prev: null,
    next: 'http://provider.test/api/v1/products?page=2',
  })
  expect(second.meta).toMatchObject({
    current_page: 2,
    from: 7,
    to: 8,
    last_page: 2,
    per_page: 6,
    total: 8,
  })
  expect(second.meta.links.map((link: { label: string }) => link.label)).toEqual([
    '&laquo; Previous',
    '1',
    '2',
    'Next &raquo;',
  ])
  const ids = [...first.data, ...second.data].map((product: { id: number }) => product.id)
  expect(new Set(ids).size).toBe(8)
  const beyond = await listProducts(provider, '?category_id=3&page=9')
  expect(beyond.data).toEqual([])
  expect(beyond.meta).toMatchObject({ current_page: 9, from: null, to: null, per_page: 12 })
})

test('a pack is returned with its sounds, escaped text and extension fields [provider R7.17 R2.08]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const [listed] = (await listProducts(provider, '?category_id=2&query=dusk')).data
  const { status, body } = await provider.call(`/api/v1/products/${listed.id}/`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ name: 'Dusk Textures', kind: 'pack', pack: null, bpm: 84 })
  expect(body.data.duration).toBeNull()
  expect(body.data.preview_duration).toBe(20)
  expect(body.data.description).toBe(
    '<p>First words on Dusk Textures.</p><p>Warm &lt;em&gt;&amp; wide&lt;/em&gt;.</p>',
  )
  expect(body.data.sounds).toHaveLength(6)
  expect(body.data.sounds[0]).toMatchObject({
    name: 'Slow Tide',
    kind: 'loop',
    bpm: 84,
    duration: 2,
    pack_only: true,
  })
  const glass = body.data.sounds[2]
  const shot = await provider.call(`/api/v1/products/${glass.product_id}`)
  expect(shot.body.data).toMatchObject({ name: 'Glass Pad', pack: { id: listed.id } })
  expect(shot.body.data.sounds).toBeUndefined()
})

test.each(['999', '0', 'abc', '0x1', '1.0', '1e0', '-1', '99999999999999999999', '%00', '%FF'])(
  'product %s returns a 404 in Bagisto’s format [provider R7.17 R7.18]',
  async (id) => {
    const { call } = await openShop({ sells: 'catalogue' })
    for (const path of [`/api/v1/products/${id}`, `/api/products/${id}/related`]) {
      const { status, body } = await call(path)
      expect(status).toBe(404)
      expect(Object.keys(body)).toEqual(['title', 'message'])
    }
  },
)

test('the additional information contains genre, artist and instruments [provider R7.17 R3.07]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const [pack] = (await listProducts(provider, '?category_id=2&query=dusk')).data
  const { body } = await provider.call(`/api/v1/products/${pack.id}/additional-information`)
  const values = Object.fromEntries(
    body.data.map((fact: { code: string; value: string }) => [fact.code, fact.value]),
  )
  expect(values).toEqual({
    genre: 'Ambient',
    artist: 'Mira Välé',
    instrument: 'bass, effect, keys, kick, pad, texture',
    bpm: '84',
    key: 'F minor',
  })
})

test('up to 8 similar products of the same kind are listed, excluding the product itself [provider R7.18 R3.08]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const shots = (await listProducts(provider, '?category_id=3')).data
  const kick = shots.find((product: { name: string }) => product.name === 'Soft Kick')
  const { status, body } = await provider.call(`/api/products/${kick.id}/related/`)
  for (const card of body.data) {
    const { body: product } = await provider.call(`/api/v1/products/${card.id}`)
    expect(card.downloadable_links).toEqual(product.data.downloadable_links)
  }
  expect(status).toBe(200)
  const found = body.data.map((card: { name: string }) => card.name)
  expect(found).toHaveLength(7)
  expect(found).not.toContain('Soft Kick')
  expect(found.slice(0, 3).sort()).toEqual(['Felt Keys', 'Glass Pad', 'Rain Noise'])
  expect(found[3]).toBe('Market Kick')
  expect(body.data[0]).toMatchObject({
    is_saleable: true,
    is_wishlist: false,
    prices: { final: { price: expect.stringMatching(/^\d+\.\d{4}$/) } },
    ratings: { average: '0.0', total: 0 },
    kind: 'one-shot',
    genre_code: 'ambient',
  })
  expect(body.data[0].price).toBeUndefined()
  const again = await provider.call(`/api/products/${kick.id}/related`)
  expect(again.body).toEqual(body)
  const other = await provider.call(`/api/products/${body.data[3].id}/related`)
  const similar = other.body.data.map((card: { name: string }) => card.name)
  expect(similar.slice(0, 3).sort()).toEqual(['Copper Bell', 'Paper Clap', 'Round Sub'])
  expect(similar[3]).toBe('Soft Kick')
})
