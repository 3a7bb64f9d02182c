import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createPng } from '../../support/label/pictures.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const path = '/api/v1/artists/mira-vale'

test('an artist has a name, a biography, a portrait and product counts [P2.10]', async () => {
  const { call } = await openShop({ sells: 'catalogue' })
  const { status, body } = await call(path)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    id: expect.any(Number),
    slug: 'mira-vale',
    name: 'Mira Välé',
    name_locale: 'en',
    description: 'Records rooms after dark.',
    text_locale: 'en',
    portrait_url: null,
    packs_count: 1,
    loops_count: 2,
    one_shots_count: 4,
  })
})

test("an artist's biography is in the visitor’s language or else in the label’s [P1.14 P2.10]", async () => {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, ({ packs: [first, ...others], version }) => {
    if (first === undefined) throw new Error('the catalogue is empty')
    const artist = { ...first.artist, translations: { de: 'Nimmt Räume auf.' } }
    return { version, packs: [{ ...first, artist }, ...others] }
  })
  const provider = await openShop({ catalogueDir })
  const { db } = provider
  await db.updateTable('artists').set({ text_locale: 'nl' }).execute()
  expect(await readArtist(provider, 'de')).toMatchObject({
    description: 'Nimmt Räume auf.',
    text_locale: 'de',
    name_locale: 'nl',
  })
  expect(await readArtist(provider, 'fr')).toMatchObject({
    description: 'Records rooms after dark.',
    text_locale: 'nl',
  })
})

async function readArtist({ call }: Shop, locale: string) {
  return (await call(path, { headers: { 'x-locale': locale } })).body.data
}

test('a label’s portrait of an artist is a public picture [P2.10]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const picture = await sharp(await createPng({ width: 90, height: 90 }))
    .webp()
    .toBuffer()
  const sha256 = createHash('sha256').update(picture).digest('hex')
  await mkdir(join(provider.catalogueDir, 'files'), { recursive: true })
  await writeFile(join(provider.catalogueDir, 'files', `${sha256}.webp`), picture)
  const { db } = provider
  const file = { sha256, extension: 'webp', bytes: picture.length }
  await db.insertInto('public_files').values(file).execute()
  await db
    .updateTable('artists')
    .set({ portrait_sha256: sha256 })
    .where('slug', '=', 'mira-vale')
    .execute()
  const { portrait_url: url } = (await provider.call(path)).body.data
  const response = await provider.fetch(new Request(url))
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
})

test.each(['nobody', 'MIRA-VALE', '%2e%2e', 'a'.repeat(200)])(
  'the artist %s does not exist [P2.10]',
  async (slug) => {
    const { call } = await openShop({ sells: 'catalogue' })
    expect((await call(`/api/v1/artists/${slug}`)).status).toBe(404)
  },
)

test('an artist without products for sale has no page [P2.10]', async () => {
  const provider = await openShop({ sells: 'catalogue' })
  const { db } = provider
  await db.updateTable('products').set({ active: 0 }).execute()
  expect((await provider.call(path)).status).toBe(404)
})

test('a list can be filtered by artist [P2.10]', async () => {
  const { call } = await openShop({ sells: 'catalogue' })
  const { body } = await call('/api/v1/products?artist=okto&limit=48')
  const names = new Set(
    body.data.map((product: { artist: { name: string } }) => product.artist.name),
  )
  expect([...names]).toEqual(['Okto'])
})
