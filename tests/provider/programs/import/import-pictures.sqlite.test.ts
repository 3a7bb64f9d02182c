import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { getContrast, parseHex } from '#shop/contrast.ts'
import { findPictureColors } from '#provider/programs/import/pictures/picture-colors.ts'
import { removeUnusedFiles } from '#provider/programs/import/remove-unused-files.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../../support/label/label-folder.ts'
import { buy, download, openOwnShop } from '../../../support/shops/own-shop.ts'
import { createPng, createTwoColorPicture } from '../../../support/label/pictures.ts'

const dayMs = 24 * 3_600_000

test("an artist's portrait is re-encoded without its metadata [P1.08]", async () => {
  const portrait = await createTwoColorPicture({ width: 1800, height: 2400 })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  expect(portrait.includes('secret place')).toBe(true)
  const folder = await createLabelFolder({
    'Quay/Kick.wav': createTone(60),
    'Quay/ida.jpg': portrait,
    'Quay/pack.yaml': 'price: 5\nartist: { name: Ida North, portrait: ida.jpg }',
  })
  const shop = await openOwnShop()
  expect(await importLabel(shop.folder, folder)).toMatchObject({ isGood: true })
  const { body } = await shop.get('/api/v1/artists/ida-north')
  const response = await shop.provider.fetch(new Request(body.data.portrait_url))
  expect(response.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.includes('secret place')).toBe(false)
  const { format, width = 0, height = 0, exif } = await sharp(bytes).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  expect(Math.max(width, height)).toBeLessThanOrEqual(1200)
})

describe("the two colors taken from a label's cover", () => {
  const colors = ['#000', '#fff', '#777', '#808080', '#f00', '#0f0', '#ff0', '#7f7f80', '#00f']

  test.each(colors)('contrast with each other for a cover in %s [P1.08]', async (color) => {
    const [one, two] = await findPictureColors(await createPng({ width: 60, height: 60 }, color))
    expect(getContrast(parseHex(one), parseHex(two))).toBeGreaterThanOrEqual(4.5)
  })

  test('contrast with each other for a cover of many colors [P1.08]', async () => {
    const pixels = Uint8Array.from({ length: 90 * 90 * 3 }, (_, index) => (index * 7919) % 251)
    const raw = { width: 90, height: 90, channels: 3 } as const
    const picture = await sharp(pixels, { raw }).png().toBuffer()
    const [one, two] = await findPictureColors(picture)
    expect(getContrast(parseHex(one), parseHex(two))).toBeGreaterThanOrEqual(4.5)
  })
})

test('files needed by neither a product nor a buyer are removed after a day [P1.05]', async () => {
  const shop = await openOwnShop()
  const folder = await createLabelFolder({
    'Quay/Kick.wav': createTone(60),
    'Quay/Bell.wav': createTone(440),
    'Quay/pack.yaml': 'price: 5\nprices: { one-shot: 1 }',
  })
  await importLabel(shop.folder, folder)
  const buyer = await buy(shop, 'Bell')
  const folders = getFolders(shop.folder)
  const files = join(folders.catalogueDir, 'files')
  const stray = join(files, `${'a'.repeat(64)}.wav`)
  const foreign = join(files, 'notes.txt')
  await Promise.all([writeFile(stray, 'old'), writeFile(foreign, 'notes')])
  const isThere = async (path: string) => (await stat(path).catch(() => null)) !== null
  const remove = async (now: number) =>
    await useShopDatabase(shop.folder, (db) => removeUnusedFiles(db, folders, now))
  await remove(Date.now())
  expect(await isThere(stray)).toBe(true)
  await writeFiles(folder, { 'Quay/Bell.wav': null })
  await importLabel(shop.folder, folder)
  await utimes(stray, new Date(0), new Date(0))
  const before = await readdir(files)
  await remove(Date.now() + 2 * dayMs)
  expect([await isThere(stray), await isThere(foreign)]).toEqual([false, true])
  // Only files that nobody can buy, hear or download any more are removed.
  expect((await download(shop, buyer, 'Bell')).length).toBeGreaterThan(1000)
  const remainingFiles = await readdir(files)
  expect(remainingFiles.length).toBeLessThan(before.length)
  expect(remainingFiles.filter((name) => name.endsWith('.wav'))).toHaveLength(2)
})
