import { createHash } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { readChecksums } from '#provider/library/read-checksums.ts'
import { listZip } from '../../sound/read-zip.ts'
import { importLabel } from '../../support/label/import-label.ts'
import { openLabelShop } from '../../support/shops/label-shop.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { createSoundBytes } from '../../support/shops/seed-products.ts'
import type { Shop } from '../../support/shops/shop.ts'

const packSounds = ['loop-0', 'shot-0-0', 'shot-0-1', 'shot-0-2']

/** Opens a shop with a bought pack; returns how to download it. */
async function openPack() {
  const shop = await openShop()
  const [pack] = shop.products.packs
  const customer = await shop.signUp(10_000)
  await customer.buy(pack)
  const download = async () => {
    const url = `http://provider.test/api/v1/customer/downloads/${pack.linkId}`
    const headers = { Authorization: `Bearer ${customer.token}` }
    return await shop.provider.fetch(new Request(url, { headers }))
  }
  return { shop, download }
}

async function listChecksums({ db }: Shop): Promise<Map<string, number>> {
  const rows = await db.selectFrom('wav_checksums').selectAll().execute()
  return new Map(rows.map((row) => [row.sha256, row.crc32]))
}

function locate(shop: Shop, slug: string): string {
  const sha256 = createHash('sha256').update(createSoundBytes(slug)).digest('hex')
  return join(shop.folder, 'files', `${sha256}.wav`)
}

test('an existing shop reads the checksums of a pack with its first ZIP, once [P9.04]', async () => {
  const { shop, download } = await openPack()
  expect(await listChecksums(shop)).toEqual(new Map())
  await (await download()).arrayBuffer()
  const expected = packSounds.map((slug) => crc32(createSoundBytes(slug)))
  expect([...(await listChecksums(shop)).values()].toSorted()).toEqual(expected.toSorted())
  // A file that is read again would be missing.
  for (const slug of packSounds) await rename(locate(shop, slug), `${locate(shop, slug)}.away`)
  const again = await download()
  expect(again.status).toBe(200)
  await again.body?.cancel()
})

test('concurrent first downloads send the same intact ZIP [P9.04]', async () => {
  const { download } = await openPack()
  const responses = await Promise.all([download(), download(), download()])
  const zips = await Promise.all(responses.map((response) => response.arrayBuffer()))
  for (const zip of zips)
    expect(listZip(Buffer.from(zip)).every(({ isIntact }) => isIntact)).toBe(true)
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
})

test('a damaged sound gets no checksum, and the pack can be downloaded once it is restored [P9.04]', async () => {
  const { shop, download } = await openPack()
  const path = locate(shop, 'shot-0-2')
  await writeFile(path, 'RIFF damaged')
  expect((await download()).status).toBe(500)
  expect(shop.entries).toContainEqual(
    expect.objectContaining({
      level: 'error',
      error: expect.stringContaining(`The file ${path} is damaged; restore it from a backup.`),
    }),
  )
  expect((await listChecksums(shop)).size).toBe(0)
  await writeFile(path, createSoundBytes('shot-0-2'))
  const zip = Buffer.from(await (await download()).arrayBuffer())
  expect(listZip(zip).every(({ isIntact }) => isIntact)).toBe(true)
})

test('an import reads over lost files, but not over failures of the database', async () => {
  const { shop } = await openPack()
  const { db, folder } = shop
  const catalogue = openCatalogueFiles({ dataDir: folder, catalogueDir: null })
  const lost = ['0'.repeat(64)]
  await expect(readChecksums({ db, catalogue }, lost)).rejects.toThrow('ENOENT')
  const options = { isOptional: true }
  expect(await readChecksums({ db, catalogue }, lost, options)).toEqual(new Map())
  await db.schema.dropTable('wav_checksums').execute()
  await expect(readChecksums({ db, catalogue }, lost, options)).rejects.toThrow('wav_checksums')
})

test('several files are read at once, because a bucket takes time to respond', async () => {
  const { shop } = await openPack()
  const catalogue = openCatalogueFiles({ dataDir: shop.folder, catalogueDir: null })
  const started: string[] = []
  const all = Promise.withResolvers<void>()
  const read = (key: string) => {
    started.push(key)
    if (started.length === packSounds.length) all.resolve()
    const wait = new TransformStream<Uint8Array, Uint8Array>({ start: () => all.promise })
    return catalogue.read(key).pipeThrough(wait)
  }
  const rows = await shop.db.selectFrom('sounds').select('wav_sha256').distinct().execute()
  const sha256s = rows.map((row) => row.wav_sha256).slice(0, packSounds.length)
  const slow = { db: shop.db, catalogue: { ...catalogue, read } }
  expect((await readChecksums(slow, sha256s)).size).toBe(packSounds.length)
})

test('an import reads the checksums of the sounds that it stores [P9.04]', async () => {
  const { shop, folder } = await openLabelShop()
  const list = async () => {
    const rows = await shop.db
      .selectFrom('sounds')
      .leftJoin('wav_checksums', 'wav_checksums.sha256', 'sounds.wav_sha256')
      .select('wav_checksums.crc32')
      .execute()
    return rows.map((row) => row.crc32)
  }
  expect(await list()).toHaveLength(5)
  expect(await list()).not.toContain(null)
  await importLabel(shop.folder, folder)
  expect(await listChecksums(shop)).toHaveProperty('size', 5)
})
