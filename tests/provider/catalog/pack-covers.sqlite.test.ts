import { expect, test } from 'vitest'
import { listOwnPacks } from '#provider/catalog/own-packs/own-packs.store.ts'
import { chooseCoverLook } from '#provider/programs/import/pictures/cover-look.ts'
import type { CoverLook } from '#provider/programs/import/pictures/cover-look.ts'
import { parseImportRecord } from '#provider/programs/import/manifest/import-record.ts'
import { coverStyles } from '#provider/programs/demo/types.ts'
import { createLabelFolder, importLabel } from '../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../support/label/label-folder.ts'
import { openOwnShop } from '../../support/shops/own-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

async function readCovers({ db }: Shop) {
  return (await listOwnPacks(db)).map(({ row, manifest }) => ({
    pack: row.name,
    colors: [row.color_one, row.color_two],
    style: parseImportRecord(manifest).drawing?.style,
    cover: row.cover_sha256,
  }))
}

test('the generated covers of many packs share styles and colors as rarely as possible [P1.08]', () => {
  const looks: CoverLook[] = []
  for (let pack = 1; pack <= 2 * coverStyles.length; pack += 1)
    looks.push(chooseCoverLook(`pack-${pack}`, looks))
  const uses = coverStyles.map((style) => looks.filter((look) => look.style === style).length)
  expect(uses).toEqual(coverStyles.map(() => 2))
  expect(new Set(looks.map(({ colors }) => colors.join(' '))).size).toBe(looks.length)
})

test("a new pack's cover differs from the others, and all covers stay the same in later imports [P1.08 P1.05]", async () => {
  const [first, second] = ['alder', 'larch'].map((slug) => chooseCoverLook(slug))
  expect(first?.style).toBe(second?.style)
  const shop = await openOwnShop()
  const folder = await createLabelFolder({ 'Larch/Kick.wav': createTone(60, 0.05) })
  await importLabel(shop.folder, folder, { price: 5 })
  await writeFiles(folder, { 'Alder/Kick.wav': createTone(70, 0.05) })
  await importLabel(shop.folder, folder, { price: 5 })
  const covers = await readCovers(shop)
  expect(new Set(covers.map(({ style }) => style)).size).toBe(2)
  await writeFiles(folder, { 'Larch/pack.yaml': 'summary: Wooden.' })
  await importLabel(shop.folder, folder, { price: 5 })
  expect(await readCovers(shop)).toEqual(covers)
})

test('a manifest can set how covers are drawn [P1.08 P1.06]', async () => {
  const shop = await openOwnShop()
  const folder = await createLabelFolder({
    'Quay/Kick.wav': createTone(60, 0.05),
    'Quay/pack.yaml': "price: 5\ndrawing: { style: beams, colors: ['#102030', '#f0e0d0'] }",
    'Dull/Kick.wav': createTone(70, 0.05),
    'Dull/pack.yaml': "price: 5\ndrawing: { colors: ['#808080', '#909090'] }",
  })
  const { lines } = await importLabel(shop.folder, folder)
  expect(lines[0]).toMatch(/^Dull\/pack\.yaml: line 2: drawing → colors must be two colors/)
  expect(await readCovers(shop)).toMatchObject([
    { pack: 'Quay', colors: ['#102030', '#f0e0d0'], style: 'beams' },
  ])
})
