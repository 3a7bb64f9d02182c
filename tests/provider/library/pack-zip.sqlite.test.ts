import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import { listOutdatedCovers } from '#provider/library/prune-files.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import demoShop from '../../../shop.config.ts'
import { listZip, readZipFile } from '../../sound/read-zip.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createPng } from '../../support/label/pictures.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

interface Purchase {
  readonly shop: Shop
  readonly owner: Customer
  readonly linkId: number
  readonly catalogue: string
}

/** Buys the pack Dusk Textures; `change` can modify the database before the purchase. */
async function buyPack(
  change: (shop: Shop, catalogue: string) => Promise<void> = async () => {},
  languages: ShopConfig['languages'] = demoShop.languages,
) {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-zip-'))
  const catalogue = join(folder, 'catalogue')
  await writeCatalogue(catalogue)
  const shop = await openShop({
    folder,
    catalogueDir: catalogue,
    ownerAddress: 'sales@dusk.test',
    shop: { ...demoShop, languages },
  })
  onTestFinished(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })
  await change(shop, catalogue)
  const owner = await shop.signUp(10_000)
  const pack = await findPack(shop)
  await owner.buy(pack)
  return { shop, owner, linkId: pack.linkId, catalogue }
}

async function findPack(shop: Shop) {
  const { id, link_id, name, price_cents } = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', 'dusk-textures')
    .executeTakeFirstOrThrow()
  return { id, linkId: link_id, name, price: price_cents, packId: null }
}

async function download({ shop, owner, linkId }: Purchase): Promise<Buffer> {
  const path = `/api/v1/customer/downloads/${linkId}`
  const headers = { Authorization: `Bearer ${owner.token}` }
  const response = await shop.provider.fetch(
    new Request(`http://provider.test${path}`, { headers }),
  )
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function listPaths(purchase: Purchase): Promise<string[]> {
  return listZip(await download(purchase)).map(({ name }) => name)
}

test('a pack is a ZIP with loops and one-shots in folders by instrument, texts and a cover [P1.09]', async () => {
  const zip = await download(await buyPack())
  expect(listZip(zip).map(({ name }) => name)).toEqual([
    'Dusk Textures/Read me.txt',
    'Dusk Textures/License.txt',
    'Dusk Textures/Cover.png',
    'Dusk Textures/Loops/Textures/OVT_dusk-textures_slow-tide.wav',
    'Dusk Textures/Loops/Bass/OVT_dusk-textures_low-hum.wav',
    'Dusk Textures/One-shots/Pads/OVT_dusk-textures_glass-pad.wav',
    'Dusk Textures/One-shots/Keys/OVT_dusk-textures_felt-keys.wav',
    'Dusk Textures/One-shots/Kicks/OVT_dusk-textures_soft-kick.wav',
    'Dusk Textures/One-shots/Effects/OVT_dusk-textures_rain-noise.wav',
  ])
  expect(listZip(zip).every(({ isIntact, isStored }) => isIntact && isStored)).toBe(true)
})

test('the license in a ZIP names the sounds, the licensor, the date and a contact [P1.09]', async () => {
  const zip = await download(await buyPack())
  const license = readZipFile(zip, 'Dusk Textures/License.txt').toString()
  expect(license).toContain('License for the sounds of Dusk Textures\n')
  expect(license).toContain('Licensor: Mira Välé\n')
  expect(license).toContain('Date: March 1, 2026\n')
  expect(license).toContain('Contact: sales@dusk.test\n')
  const readMe = readZipFile(zip, 'Dusk Textures/Read me.txt').toString()
  expect(readMe).toContain('2 loops and 4 one-shots')
  expect(readMe).toContain('sales@dusk.test')
})

test.each<[ShopConfig['languages'], string, string, string, string]>([
  [['de'], 'Liesmich.txt', '2 Loops und 4 One-Shots', 'Lizenz.txt', 'Datum: 1. März 2026\n'],
  [
    ['fr', 'de'],
    'Lisez-moi.txt',
    '2 boucles et 4 one-shots',
    'Licence.txt',
    'Date\u00a0: 1er mars 2026\n',
  ],
  [['fr', 'en'], 'Read me.txt', '2 loops and 4 one-shots', 'License.txt', 'Date: March 1, 2026\n'],
])(
  'the texts in a ZIP of a shop in %o are in one of its languages [P1.09 P6.05]',
  async (languages, readMe, counts, license, date) => {
    const zip = await download(await buyPack(undefined, languages))
    const read = (name: string) => readZipFile(zip, `Dusk Textures/${name}`).toString()
    expect(read(readMe)).toContain(counts)
    expect(read(readMe)).not.toMatch(/[{}]/)
    expect(read(license)).toContain(date)
  },
)

test("a generated cover is a PNG in the ZIP, the label's own cover a JPEG [P1.09]", async () => {
  const drawn = readZipFile(await download(await buyPack()), 'Dusk Textures/Cover.png')
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1400, height: 1400 })
  const purchase = await buyPack(useWebpCover)
  const labelCover = readZipFile(await download(purchase), 'Dusk Textures/Cover.jpg')
  expect(await sharp(labelCover).metadata()).toMatchObject({
    format: 'jpeg',
    width: 900,
    height: 900,
  })
})

async function useWebpCover(shop: Shop, catalogue: string): Promise<void> {
  const picture = await sharp(await createPng({ width: 900, height: 900 }))
    .webp()
    .toBuffer()
  const sha256 = createHash('sha256').update(picture).digest('hex')
  await writeFile(join(catalogue, 'files', `${sha256}.webp`), picture)
  await shop.db
    .updateTable('products')
    .set({ cover_sha256: sha256, cover_extension: 'webp' })
    .where('slug', '=', 'dusk-textures')
    .execute()
}

test('the library and the order state the exact size of a ZIP before its first download [P1.09]', async () => {
  for (const change of [undefined, useWebpCover]) {
    const purchase = await buyPack(change)
    const { owner, linkId } = purchase
    const read = async (path: string) => (await owner.get(path)).body.data
    const library = await read('/api/v1/customer/library')
    const [order] = await read('/api/v1/customer/orders')
    const { length } = await download(purchase)
    expect(library.find((entry: { link_id: number }) => entry.link_id === linkId).bytes).toBe(
      length,
    )
    expect(order.items[0].downloadable_links[0].bytes).toBe(length)
  }
})

test('a pack whose cover is missing or damaged can still be downloaded [P1.09]', async () => {
  const missing = await buyPack((shop, catalogue) => replaceCover(shop, catalogue, null))
  expect(await listPaths(missing)).not.toContain('Dusk Textures/Cover.png')
  const damaged = await buyPack((shop, catalogue) => replaceCover(shop, catalogue, '<svg'))
  expect(await listPaths(damaged)).toHaveLength(8)
})

async function replaceCover(shop: Shop, catalogue: string, svg: string | null): Promise<void> {
  const { cover_sha256 } = await shop.db
    .selectFrom('products')
    .select('cover_sha256')
    .where('slug', '=', 'dusk-textures')
    .executeTakeFirstOrThrow()
  const path = join(catalogue, 'files', `${cover_sha256}.svg`)
  await (svg === null ? rm(path) : writeFile(path, svg))
}

test('sounds with the same file name are numbered, and names from earlier versions lose their # [P1.09]', async () => {
  const purchase = await buyPack(async (shop) => {
    const rename = (file_name: string, slugs: string[]) =>
      shop.db.updateTable('sounds').set({ file_name }).where('slug', 'in', slugs).execute()
    await rename('OVT_Bass_A#_Hum.wav', ['slow-tide', 'low-hum'])
    await rename('OVT_bass_As_hum.wav', ['glass-pad'])
  })
  expect((await listPaths(purchase)).slice(3, 6)).toEqual([
    'Dusk Textures/Loops/Textures/OVT_Bass_As_Hum.wav',
    'Dusk Textures/Loops/Bass/OVT_Bass_As_Hum_2.wav',
    'Dusk Textures/One-shots/Pads/OVT_bass_As_hum_3.wav',
  ])
})

test.each([
  ['Été: "no/w"? #1.', 'Été no w 1'],
  ['..\\..', 'Pack'],
  ['Aux', 'Aux pack'],
  ['夜', '夜'],
])(
  'the folder of the pack %s is %s, which is valid on every file system [P1.09]',
  async (name, folder) => {
    const purchase = await buyPack(async (shop) => {
      await shop.db
        .updateTable('products')
        .set({ name })
        .where('slug', '=', 'dusk-textures')
        .execute()
    })
    const roots = (await listPaths(purchase)).map((path) => path.split('/')[0])
    expect([...new Set(roots)]).toEqual([folder])
  },
)

test("a pack's current cover is not among the outdated ones", async () => {
  const purchase = await buyPack()
  await download(purchase)
  const { folder, db } = purchase.shop
  expect(await readdir(join(folder, 'packs'))).toHaveLength(1)
  const { packs } = openShopFiles({ dataDir: folder, catalogueDir: null, providerUrl: '' })
  expect(await listOutdatedCovers(db, packs)).toEqual([])
})

test('a withdrawn pack keeps its ZIP for its buyers [P1.09]', async () => {
  const purchase = await buyPack()
  const before = await download(purchase)
  const { shop } = purchase
  await shop.db.updateTable('products').set({ active: 0 }).execute()
  await shop.db.updateTable('sounds').set({ active: 0 }).execute()
  expect((await download(purchase)).equals(before)).toBe(true)
})
