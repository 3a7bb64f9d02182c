import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importLabel } from '../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../support/label/label-folder.ts'
import { openLabelShop } from '../../support/shops/label-shop.ts'
import { buy, download } from '../../support/shops/own-shop.ts'

const bell = 'Harbor Lights/One-Shots/Bell (A4).wav'
const longAgo = new Date('2020-01-01T00:00:00Z')

/** Opens a shop with an imported and downloaded pack; returns functions that change the pack. */
async function openShopWithLabel() {
  const { shop, folder } = await openLabelShop()
  await download(shop, await buy(shop, 'Harbor Lights'), 'Harbor Lights')
  const places = {
    files: join(shop.folder, 'catalogue/files'),
    results: join(shop.folder, 'catalogue/imports'),
    packs: join(shop.folder, 'packs'),
  }
  const importChanged = async () => {
    await writeFiles(folder, { [bell]: createTone(523) })
    await importLabel(shop.folder, folder)
  }
  return { shop, places, importChanged }
}

async function ageFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  for (const name of names) await utimes(join(folder, name), longAgo, longAgo)
  return names
}

test('an import removes day-old temporary files of a killed import [P1.06]', async () => {
  const { places, importChanged } = await openShopWithLabel()
  const hash = 'a'.repeat(64)
  const createDrafts = async () => {
    const drafts = [
      join(places.files, `new.${randomUUID()}.tmp`),
      join(places.files, `${hash}.wav.${randomUUID()}.tmp`),
      join(places.results, `${hash}.json.${randomUUID()}.tmp`),
    ]
    for (const draft of drafts) await writeFile(draft, 'draft')
    return drafts
  }
  await createDrafts()
  await ageFiles(places.files)
  await ageFiles(places.results)
  const recentDrafts = await createDrafts()
  await importChanged()
  const left = [...(await listPaths(places.files)), ...(await listPaths(places.results))]
  expect(left.filter((path) => path.endsWith('.tmp')).toSorted()).toEqual(recentDrafts.toSorted())
})

async function listPaths(folder: string): Promise<string[]> {
  return (await readdir(folder)).map((name) => join(folder, name))
}

test('an import removes outdated covers of ZIPs and results after a day [P1.05]', async () => {
  const { places, importChanged } = await openShopWithLabel()
  const cover = `${'a'.repeat(64)}.1.png`
  await writeFile(join(places.packs, cover), 'outdated')
  await ageFiles(places.packs)
  const before = await ageFiles(places.results)
  await ageFiles(places.files)
  // Five sounds and the demo.
  expect(before).toHaveLength(6)
  await importChanged()
  expect(await readdir(places.packs)).not.toContain(cover)
  const after = await readdir(places.results)
  // The four unchanged sounds, the new one and the new demo.
  expect(after).toHaveLength(6)
  expect(after.filter((name) => before.includes(name))).toHaveLength(4)
})

test('an import keeps files less than a day old, which may still be in use [P1.05]', async () => {
  const { places, importChanged } = await openShopWithLabel()
  const before = await Promise.all(Object.values(places).map(listPaths))
  await importChanged()
  const after = await Promise.all(Object.values(places).map(listPaths))
  expect(after.flat()).toEqual(expect.arrayContaining(before.flat()))
})
