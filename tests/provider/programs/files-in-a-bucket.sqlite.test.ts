import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPictures } from '#provider/accounts/profile/open-pictures.ts'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { findFileFaults } from '#provider/programs/files/find-file-faults.ts'
import { moveFiles } from '#provider/programs/files/move-files.ts'
import { analyseSounds } from '#provider/programs/import/analyse-sounds.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import { silentOutput } from '../../support/label/import-label.ts'
import { forgetMeasures } from '../catalog/characters/measured-sounds.ts'
import { openBucketShop } from '../../support/shops/bucket-shop.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { buy, download, listProducts } from '../../support/shops/own-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

async function getPreview(shop: Shop, url: string): Promise<Response> {
  return await shop.provider.fetch(new Request(new URL(url, 'http://provider.test')))
}

test('a shop with a bucket sells and delivers what was moved to it, byte for byte [P9.04]', async () => {
  const { shop, objectStore, folders, moved, copiedFiles } = await openBucketShop()
  expect(moved.copied).toBeGreaterThan(3)
  expect(moved.present).toBe(0)
  const name = (await listProducts(shop)).find(({ kind }) => kind !== 'pack')?.name
  const customer = await buy(shop, name)
  const wav = await download(shop, customer, name)
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
  const place = { ...folders, objectStore }
  expect(await findFileFaults(shop.db, place, { readsContent: true })).toEqual({
    missing: [],
    damaged: [],
    unnamed: 0,
  })
  await moveFiles(place, folders)
  expect((await readdir(join(shop.catalogueDir, 'files'))).toSorted()).toEqual(
    (await readdir(copiedFiles)).toSorted(),
  )
})

test('sounds are measured again from the bucket [P9.04]', async () => {
  const { shop, objectStore, folders } = await openBucketShop()
  await forgetMeasures(shop.db)
  const place = { ...folders, objectStore }
  const options = { folders: place, output: silentOutput, openThreads: openSoundThreads }
  expect(await analyseSounds(shop.db, options)).toBe(true)
  const rows = await shop.db.selectFrom('sounds').select('measures').execute()
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ measures }) => measures === null)).toEqual([])
})

test('an interrupted move of files continues with the missing and the damaged ones [P9.04]', async () => {
  const { objectStore, folders, copiedFiles } = await openBucketShop()
  const files = openCatalogueFiles({ ...folders, objectStore })
  const [first = '', second = '', ...others] = await files.list()
  await files.delete(first)
  await files.put(second, 'damaged')
  await cp(copiedFiles, join(folders.catalogueDir, 'files'), { recursive: true })
  const moved = await moveFiles(folders, { ...folders, objectStore })
  expect(moved).toEqual({ copied: 2, present: others.length })
})

test.each(['a bucket', 'folders'])(
  'the check of a shop with %s finds files that are missing, damaged or without a use',
  async (kind) => {
    const { shop, objectStore, folders, copiedFiles } = await openBucketShop()
    await cp(copiedFiles, join(folders.catalogueDir, 'files'), { recursive: true })
    const place = kind === 'folders' ? folders : { ...folders, objectStore }
    const files = openCatalogueFiles(place)
    const wavs = (await files.list()).filter((key) => key.endsWith('.wav'))
    const [missing = '', damaged = ''] = wavs
    await files.delete(missing)
    await files.put(damaged, 'damaged')
    await files.put(`${'0'.repeat(64)}.wav`, 'unnamed')
    await openPictures(place).put(`${'1'.repeat(64)}.webp`, 'unnamed')
    expect(await findFileFaults(shop.db, place, { readsContent: true })).toEqual({
      missing: [files.describe(missing)],
      damaged: [files.describe(damaged)],
      unnamed: 2,
    })
  },
)

test('files in a folder that shops share are not without a use', async () => {
  const { shop, folders, copiedFiles } = await openBucketShop()
  const catalogueDir = await createTemporaryFolder()
  await cp(copiedFiles, join(catalogueDir, 'files'), { recursive: true })
  const place = { ...folders, catalogueDir }
  await openCatalogueFiles(place).put(`${'0'.repeat(64)}.wav`, 'of another shop')
  expect(await findFileFaults(shop.db, place)).toEqual({ missing: [], damaged: [], unnamed: 0 })
})

test('pages load previews and covers from a public address that works, and files for sale are not there [P9.04]', async () => {
  const { shop, objectStore } = await openBucketShop()
  const [product] = await listProducts(shop)
  for (const url of [product.preview_url, product.cover_url]) {
    expect(url).toMatch(`${objectStore.publicUrl}/catalogue/files/`)
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    await response.body?.cancel()
  }
  const files = openCatalogueFiles({ dataDir: '', catalogueDir: null, objectStore })
  const wav = (await files.list()).find((key) => key.endsWith('.wav')) ?? ''
  expect(files.describe(wav)).toMatch('s3://private/')
  expect((await fetch(`${objectStore.publicUrl}/catalogue/files/${wav}`)).status).toBe(404)
})

test('without CORS at the public address, the shop sends the files itself and says why [P9.04]', async () => {
  const { shop } = await openBucketShop({ publicUrl: 'http://127.0.0.1:9/public' })
  expect(shop.entries).toContainEqual(
    expect.objectContaining({ event: 'public-files-not-used', level: 'warn' }),
  )
  const [product] = await listProducts(shop)
  expect((await getPreview(shop, product.preview_url)).status).toBe(200)
})

test('a start does not look for the remains of earlier versions in a bucket', async () => {
  const { proxy } = await openBucketShop()
  expect(proxy.requests.filter((request) => request.includes('packs'))).toEqual([])
})

test('while the store is silent, the pages of a pack that was bought do not wait for it [P9.01]', async () => {
  const { shop, proxy } = await openBucketShop()
  const pack = (await listProducts(shop)).find(({ kind }) => kind === 'pack')?.name
  proxy.setFault(() => ({ kind: 'silence' }))
  const customer = await buy(shop, pack)
  const readSizes = async () => {
    const library = await customer.get('/api/v1/customer/library')
    const orders = await customer.get('/api/v1/customer/orders')
    const [{ bytes }] = library.body.data
    expect(orders.body.data[0].items[0].downloadable_links[0].bytes).toBe(bytes)
    return bytes
  }
  const bytes = await readSizes()
  expect(bytes).toBeGreaterThan(44)
  const requests = proxy.requests.length
  expect(await readSizes()).toBe(bytes)
  expect(proxy.requests).toHaveLength(requests)
})

test('the store is not asked for the size of a pack again [P9.04]', async () => {
  const { shop, proxy } = await openBucketShop()
  const pack = (await listProducts(shop)).find(({ kind }) => kind === 'pack')?.name
  const customer = await buy(shop, pack)
  const { length } = await download(shop, customer, pack)
  const requests = proxy.requests.length
  const library = await customer.get('/api/v1/customer/library')
  expect(library.body.data[0].bytes).toBe(length)
  expect(proxy.requests).toHaveLength(requests)
})

test('while the store fails, lists and orders work, files get 503 with one line for the owner, and nothing is lost [P9.04]', async () => {
  const { shop, proxy } = await openBucketShop()
  const [product] = await listProducts(shop)
  const path = `/files/${product.preview_url.split('/').at(-1)}`
  proxy.setFault(() => ({ kind: 'status', status: 503, code: 'SlowDown' }))
  const name = (await listProducts(shop)).find(({ kind }) => kind !== 'pack')?.name
  const customer = await buy(shop, name)
  await expect(download(shop, customer, name)).rejects.toThrow('503')
  const preview = await getPreview(shop, path)
  expect(preview.status).toBe(503)
  expect(preview.headers.get('cache-control')).toBe('no-store')
  const failures = shop.entries.filter(({ event }) => event === 'storage-failed')
  expect(failures).toHaveLength(1)
  expect(failures[0]?.['message']).toMatch(/^The bucket private at .* cannot be used: .* 503/)
  proxy.setFault(() => ({ kind: 'none' }))
  expect((await download(shop, customer, name)).length).toBeGreaterThan(44)
  expect((await getPreview(shop, path)).status).toBe(200)
})

test('while the store fails, a ZIP gets 503 instead of a response that is cut off, and does not count as downloaded [P9.04]', async () => {
  const { shop, proxy } = await openBucketShop()
  const pack = (await listProducts(shop)).find(({ kind }) => kind === 'pack')?.name
  const customer = await buy(shop, pack)
  proxy.setFault(() => ({ kind: 'status', status: 503, code: 'SlowDown' }))
  await expect(download(shop, customer, pack)).rejects.toThrow('503')
  const countDownloads = async () => {
    const orders = await customer.get('/api/v1/customer/orders')
    return orders.body.data[0].items[0].downloadable_links[0].download_used
  }
  expect(await countDownloads()).toBe(0)
  proxy.setFault(() => ({ kind: 'none' }))
  expect((await download(shop, customer, pack)).length).toBeGreaterThan(44)
  expect(await countDownloads()).toBe(1)
})
