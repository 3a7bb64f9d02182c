import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { DemoManifest, FileRef } from '#app/provider-embedded/demo/types.ts'
import { writeCatalogue } from '../support/catalogue-fixture.ts'
import { addToCart, buy, signUpCustomer, openShop } from '../support/shop.ts'
import type { Shop } from '../support/shop.ts'

async function folders() {
  const data = await mkdtemp(join(tmpdir(), 'overtone-old-'))
  onTestFinished(() => rm(data, { recursive: true }))
  return { data, catalogue: join(data, 'catalogue') }
}

async function open(data: string, catalogue: string): Promise<Shop> {
  const clock = () => new Date('2026-03-01T12:00:00Z')
  const shop = await openShop(data, { catalogueDir: catalogue, clock })
  let closed: Promise<void> | null = null
  const close = () => (closed ??= shop.close())
  onTestFinished(close)
  return { ...shop, close }
}

/** The catalogue as its version `number` has it: every file of the first pack made anew. */
async function publish(catalogue: string, number: number): Promise<DemoManifest> {
  const renewed: [FileRef, string][] = []
  const anew = (file: FileRef, name: string): FileRef => {
    if (number === 1) return file
    const text = `${name} of version ${number}`
    const sha256 = createHash('sha256').update(text).digest('hex')
    renewed.push([{ ...file, sha256, bytes: text.length }, text])
    return { ...file, sha256, bytes: text.length }
  }
  const manifest = await writeCatalogue(catalogue, ({ packs: [first, ...others] }) => ({
    version: String(number),
    packs: [...(first ? [renew(first, anew)] : []), ...others],
  }))
  for (const [{ sha256, extension }, text] of renewed) {
    await writeFile(join(catalogue, 'files', `${sha256}.${extension}`), text)
  }
  return manifest
}

function renew(
  pack: DemoManifest['packs'][number],
  anew: (file: FileRef, name: string) => FileRef,
): DemoManifest['packs'][number] {
  return {
    ...pack,
    cover: anew(pack.cover, 'cover'),
    demo: { ...pack.demo, preview: anew(pack.demo.preview, 'demo') },
    sounds: pack.sounds.map((sound) => ({
      ...sound,
      wav: anew(sound.wav, `wav of ${sound.slug}`),
      preview: anew(sound.preview, `preview of ${sound.slug}`),
    })),
  }
}

function nameOf({ sha256, extension }: FileRef): string {
  return `${sha256}.${extension}`
}

/** A file of the first pack in a manifest, by what it is. */
function fileOf(manifest: DemoManifest, of: 'demo' | 'cover' | string): string {
  const [pack] = manifest.packs
  if (!pack) return expect.fail('no pack')
  if (of === 'cover') return nameOf(pack.cover)
  if (of === 'demo') return nameOf(pack.demo.preview)
  const sound = pack.sounds.find(({ slug }) => slug === of)
  return sound ? nameOf(sound.wav) : expect.fail(`no sound ${of}`)
}

async function productNamed(shop: Shop, name: string) {
  const row = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id: row.id, linkId: row.link_id, name, price: row.price_cents, packId: row.pack_id }
}

test('a new catalogue removes previews and covers of the one before last, but none still in use', async () => {
  const { data, catalogue } = await folders()
  const manifests: DemoManifest[] = []
  for (const version of [1, 2, 3]) {
    manifests.push(await publish(catalogue, version))
    await (await open(data, catalogue)).close()
  }
  const files = await readdir(join(catalogue, 'files'))
  const there = manifests.map((manifest) =>
    ['demo', 'cover'].map((of) => files.includes(fileOf(manifest, of))),
  )
  expect(there).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
  const [, unchanged] = manifests[0]?.packs ?? []
  expect(files).toContain(nameOf(unchanged?.cover ?? expect.fail('no second pack')))
  const shop = await open(data, catalogue)
  const status = async (name: string) => (await shop.request('HEAD', `/files/${name}`)).status
  expect(await status(fileOf(manifests[2] ?? expect.fail(), 'demo'))).toBe(200)
  expect(await status(fileOf(manifests[0] ?? expect.fail(), 'demo'))).toBe(404)
})

test('a replaced WAV is removed unless it was purchased', async () => {
  const { data, catalogue } = await folders()
  const first = await publish(catalogue, 1)
  const shop = await open(data, catalogue)
  const owner = await signUpCustomer(shop, 10_000)
  await buy(shop, owner, [await productNamed(shop, 'Glass Pad')])
  const shopper = await signUpCustomer(shop)
  await addToCart(shop, shopper, await productNamed(shop, 'Felt Keys'))
  await shop.close()
  await publish(catalogue, 2)
  await (await open(data, catalogue)).close()
  const files = await readdir(join(catalogue, 'files'))
  expect(files).not.toContain(fileOf(first, 'low-hum'))
  expect(files).toContain(fileOf(first, 'glass-pad'))
  const reopened = await open(data, catalogue)
  const link = (await productNamed(reopened, 'Glass Pad')).linkId
  const download = `/api/v1/customer/downloads/${link}`
  expect((await fetchAs(reopened, download, owner.token)).status).toBe(200)
})

test('a WAV that is no longer sold is removed unless it was purchased', async () => {
  const { data, catalogue } = await folders()
  const first = await publish(catalogue, 1)
  const shop = await open(data, catalogue)
  const owner = await signUpCustomer(shop, 10_000)
  const bought = await productNamed(shop, 'Glass Pad')
  await buy(shop, owner, [bought])
  await shop.close()
  await writeCatalogue(catalogue, ({ packs }) => ({ version: '2', packs: packs.slice(1) }))
  const later = await open(data, catalogue)
  const files = await readdir(join(catalogue, 'files'))
  expect(files).not.toContain(fileOf(first, 'low-hum'))
  expect(files).toContain(fileOf(first, 'glass-pad'))
  const download = `/api/v1/customer/downloads/${bought.linkId}`
  expect((await fetchAs(later, download, owner.token)).status).toBe(200)
})

test('a purchased pack keeps every WAV it was purchased with', async () => {
  const { data, catalogue } = await folders()
  const first = await publish(catalogue, 1)
  const shop = await open(data, catalogue)
  const owner = await signUpCustomer(shop, 10_000)
  await buy(shop, owner, [await productNamed(shop, 'Dusk Textures')])
  await shop.close()
  await publish(catalogue, 2)
  await (await open(data, catalogue)).close()
  const files = await readdir(join(catalogue, 'files'))
  for (const { wav } of first.packs[0]?.sounds ?? []) expect(files).toContain(nameOf(wav))
})

test('the ZIP of an outdated pack is removed, a current one is kept', async () => {
  const { data, catalogue } = await folders()
  await publish(catalogue, 1)
  const shop = await open(data, catalogue)
  const owner = await signUpCustomer(shop, 10_000)
  const packs = [
    await productNamed(shop, 'Dusk Textures'),
    await productNamed(shop, 'Night Market'),
  ]
  await buy(shop, owner, packs)
  for (const { linkId } of packs) {
    await fetchAs(shop, `/api/v1/customer/downloads/${linkId}`, owner.token)
  }
  expect(await readdir(join(data, 'packs'))).toHaveLength(2)
  await shop.close()
  await publish(catalogue, 2)
  const second = await open(data, catalogue)
  expect(await readdir(join(data, 'packs'))).toHaveLength(1)
  for (const { linkId } of packs) {
    const answer = await fetchAs(second, `/api/v1/customer/downloads/${linkId}`, owner.token)
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
  }
  expect(await readdir(join(data, 'packs'))).toHaveLength(2)
})

test('files of a catalogue outside the data folder are never removed', async () => {
  const { data } = await folders()
  const elsewhere = (await folders()).catalogue
  const first = await publish(elsewhere, 1)
  const second = await publish(elsewhere, 2)
  for (const version of [1, 2, 3]) {
    await publish(elsewhere, version)
    await (await open(data, elsewhere)).close()
  }
  const files = await readdir(join(elsewhere, 'files'))
  expect(files).toContain(fileOf(second, 'soft-kick'))
  expect(files).toContain(fileOf(first, 'demo'))
  expect(files).toContain(fileOf(first, 'low-hum'))
})

function fetchAs(shop: Shop, path: string, token: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` }
  return shop.provider.fetch(new Request(`http://provider.test${path}`, { headers }))
}
