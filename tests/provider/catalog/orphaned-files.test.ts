import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Catalogue, FileRef } from '#provider/catalog/catalogue.ts'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

async function createFolders() {
  const data = await createTemporaryFolder()
  return { data, catalogue: join(data, 'catalogue') }
}

const openShopWithCatalogue = (folder: string, catalogueDir: string) =>
  openShop({ folder, catalogueDir })

/** Writes version `number` of the catalogue; later versions replace files of the first pack. */
async function writeVersion(catalogue: string, number: number): Promise<Catalogue> {
  const replaced: [FileRef, string][] = []
  const replaceFile: ReplaceFile = (file, name) => {
    if (number === 1) return file
    const text = `${name} of version ${number}`
    const sha256 = createHash('sha256').update(text).digest('hex')
    replaced.push([{ ...file, sha256, bytes: text.length }, text])
    return { ...file, sha256, bytes: text.length }
  }
  const manifest = await writeCatalogue(catalogue, ({ packs: [first, ...others] }) => ({
    version: String(number),
    packs: [...(first ? [replaceFiles(first, replaceFile)] : []), ...others],
  }))
  for (const [{ sha256, extension }, text] of replaced) {
    await writeFile(join(catalogue, 'files', `${sha256}.${extension}`), text)
  }
  return manifest
}

type ReplaceFile = <File extends FileRef>(file: File, name: string) => File

function replaceFiles(
  pack: Catalogue['packs'][number],
  replaceFile: ReplaceFile,
): Catalogue['packs'][number] {
  return {
    ...pack,
    cover: replaceFile(pack.cover, 'cover'),
    demo: { ...pack.demo, preview: replaceFile(pack.demo.preview, 'demo') },
    sounds: pack.sounds.map((sound) => ({
      ...sound,
      wav: replaceFile(sound.wav, `wav of ${sound.slug}`),
      preview: replaceFile(sound.preview, `preview of ${sound.slug}`),
    })),
  }
}

function toFileName({ sha256, extension }: FileRef): string {
  return `${sha256}.${extension}`
}

/** Returns the name of a file in the first pack: the cover, the demo, or a sound's WAV. */
function getFileName(manifest: Catalogue, of: 'demo' | 'cover' | string): string {
  const [pack] = manifest.packs
  if (!pack) return expect.fail('no pack')
  if (of === 'cover') return toFileName(pack.cover)
  if (of === 'demo') return toFileName(pack.demo.preview)
  const sound = pack.sounds.find(({ slug }) => slug === of)
  return sound ? toFileName(sound.wav) : expect.fail(`no sound ${of}`)
}

async function findProduct(shop: Shop, name: string) {
  const row = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id: row.id, linkId: row.link_id, name, price: row.price_cents, packId: row.pack_id }
}

test('a new catalogue removes previews and covers used neither by it nor by the previous one', async () => {
  const { data, catalogue } = await createFolders()
  const manifests: Catalogue[] = []
  for (const version of [1, 2, 3]) {
    manifests.push(await writeVersion(catalogue, version))
    await (await openShopWithCatalogue(data, catalogue)).close()
  }
  const files = await readdir(join(catalogue, 'files'))
  const isPresent = manifests.map((manifest) =>
    ['demo', 'cover'].map((of) => files.includes(getFileName(manifest, of))),
  )
  expect(isPresent).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
  const [, unchanged] = manifests[0]?.packs ?? []
  expect(files).toContain(toFileName(unchanged?.cover ?? expect.fail('no second pack')))
  const shop = await openShopWithCatalogue(data, catalogue)
  const status = async (name: string) =>
    (await shop.call(`/files/${name}`, { method: 'HEAD' })).status
  expect(await status(getFileName(manifests[2] ?? expect.fail(), 'demo'))).toBe(200)
  expect(await status(getFileName(manifests[0] ?? expect.fail(), 'demo'))).toBe(404)
})

test('a replaced WAV is removed unless it was purchased', async () => {
  const { data, catalogue } = await createFolders()
  const first = await writeVersion(catalogue, 1)
  const shop = await openShopWithCatalogue(data, catalogue)
  const owner = await shop.signUp(10_000)
  await owner.buy(await findProduct(shop, 'Glass Pad'))
  const customer = await shop.signUp()
  await customer.addToCart(await findProduct(shop, 'Felt Keys'))
  await shop.close()
  await writeVersion(catalogue, 2)
  await (await openShopWithCatalogue(data, catalogue)).close()
  const files = await readdir(join(catalogue, 'files'))
  expect(files).not.toContain(getFileName(first, 'low-hum'))
  expect(files).toContain(getFileName(first, 'glass-pad'))
  const reopened = await openShopWithCatalogue(data, catalogue)
  const link = (await findProduct(reopened, 'Glass Pad')).linkId
  const download = `/api/v1/customer/downloads/${link}`
  expect((await fetchWithToken(reopened, download, owner.token)).status).toBe(200)
})

test('a WAV that is no longer sold is removed unless it was purchased', async () => {
  const { data, catalogue } = await createFolders()
  const first = await writeVersion(catalogue, 1)
  const shop = await openShopWithCatalogue(data, catalogue)
  const owner = await shop.signUp(10_000)
  const purchased = await findProduct(shop, 'Glass Pad')
  await owner.buy(purchased)
  await shop.close()
  await writeCatalogue(catalogue, ({ packs }) => ({ version: '2', packs: packs.slice(1) }))
  const later = await openShopWithCatalogue(data, catalogue)
  const files = await readdir(join(catalogue, 'files'))
  expect(files).not.toContain(getFileName(first, 'low-hum'))
  expect(files).toContain(getFileName(first, 'glass-pad'))
  const download = `/api/v1/customer/downloads/${purchased.linkId}`
  expect((await fetchWithToken(later, download, owner.token)).status).toBe(200)
})

test('every WAV that a pack contained at purchase is kept', async () => {
  const { data, catalogue } = await createFolders()
  const first = await writeVersion(catalogue, 1)
  const shop = await openShopWithCatalogue(data, catalogue)
  const owner = await shop.signUp(10_000)
  await owner.buy(await findProduct(shop, 'Dusk Textures'))
  await shop.close()
  await writeVersion(catalogue, 2)
  await (await openShopWithCatalogue(data, catalogue)).close()
  const files = await readdir(join(catalogue, 'files'))
  for (const { wav } of first.packs[0]?.sounds ?? []) expect(files).toContain(toFileName(wav))
})

test("the outdated cover of a pack's ZIP is removed, and a current pack's is kept", async () => {
  const { data, catalogue } = await createFolders()
  await writeVersion(catalogue, 1)
  const shop = await openShopWithCatalogue(data, catalogue)
  const owner = await shop.signUp(10_000)
  const packs = [await findProduct(shop, 'Dusk Textures'), await findProduct(shop, 'Night Market')]
  await owner.buy(...packs)
  for (const { linkId } of packs) {
    await fetchWithToken(shop, `/api/v1/customer/downloads/${linkId}`, owner.token)
  }
  const listExtensions = async () => (await readdir(join(data, 'packs'))).map(extname).toSorted()
  expect(await listExtensions()).toEqual(['.png', '.png'])
  await shop.close()
  await writeVersion(catalogue, 2)
  const second = await openShopWithCatalogue(data, catalogue)
  expect(await listExtensions()).toEqual(['.png'])
  for (const { linkId } of packs) {
    const response = await fetchWithToken(
      second,
      `/api/v1/customer/downloads/${linkId}`,
      owner.token,
    )
    expect(response.status).toBe(200)
    await response.body?.cancel()
  }
  // The cover of the second version is not a valid picture.
  expect(await listExtensions()).toEqual(['.png'])
})

test('catalogue files outside the data folder are never removed', async () => {
  const { data } = await createFolders()
  const elsewhere = (await createFolders()).catalogue
  const first = await writeVersion(elsewhere, 1)
  const second = await writeVersion(elsewhere, 2)
  for (const version of [1, 2, 3]) {
    await writeVersion(elsewhere, version)
    await (await openShopWithCatalogue(data, elsewhere)).close()
  }
  const files = await readdir(join(elsewhere, 'files'))
  expect(files).toContain(getFileName(second, 'soft-kick'))
  expect(files).toContain(getFileName(first, 'demo'))
  expect(files).toContain(getFileName(first, 'low-hum'))
})

function fetchWithToken(shop: Shop, path: string, token: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` }
  return shop.provider.fetch(new Request(`http://provider.test${path}`, { headers }))
}
