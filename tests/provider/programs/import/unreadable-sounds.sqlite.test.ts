import { readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listZip } from '../../../sound/read-zip.ts'
import { importLabel } from '../../../support/label/import-label.ts'
import { harborManifest, writeFiles } from '../../../support/label/label-folder.ts'
import { openLabelShop } from '../../../support/shops/label-shop.ts'
import { buy, download, findProduct, listProducts } from '../../../support/shops/own-shop.ts'

const bell = 'Harbor Lights/One-Shots/Bell (A4).wav'

async function openShopWithLabel() {
  const { shop, folder } = await openLabelShop()
  const listNames = async () => (await listProducts(shop)).map(({ name }) => name)
  return { shop, folder, listNames }
}

/** Takes the loops away: the shop does not follow symbolic links. */
async function hideLoops(folder: string): Promise<string> {
  const loops = join(folder, 'Harbor Lights/Loops')
  await rename(loops, join(folder, '.loops'))
  await symlink(join(folder, '.loops'), loops)
  return loops
}

const note = (count: string) => expect.stringMatching(`^Note: Harbor Lights: ${count} stays? as`)

describe('a sound whose file is there but cannot be read', () => {
  test.each([
    ['is cut off', (content: Buffer) => content.subarray(0, 60)],
    ['is empty', () => Buffer.alloc(0)],
  ])('because it %s stays on sale, until the file vanishes [P1.05 P1.06]', async (_, damage) => {
    const { shop, folder, listNames } = await openShopWithLabel()
    const content = await readFile(join(folder, bell))
    const before = await listNames()
    await writeFiles(folder, {
      [bell]: damage(content),
      'Harbor Lights/pack.yaml': harborManifest.replace('genre: Downtempo', 'genre: Ambient'),
    })
    const { isGood, lines } = await importLabel(shop.folder, folder)
    expect([isGood, lines]).toEqual([false, expect.arrayContaining([note('1 sound')])])
    expect(await listNames()).toEqual(before)
    expect(await findProduct(shop, 'Bell')).toMatchObject({ genre: 'Ambient' })
    expect(await findProduct(shop, 'Harbor Lights')).toMatchObject({ sounds_count: 5 })
    expect((await download(shop, await buy(shop, 'Bell'), 'Bell')).equals(content)).toBe(true)
    await writeFiles(folder, { [bell]: null })
    await importLabel(shop.folder, folder)
    expect(await listNames()).not.toContain('Bell')
  })

  test('stays although the manifest names its file [P1.05 P1.06]', async () => {
    const { shop, folder, listNames } = await openShopWithLabel()
    const before = await listNames()
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Fog Horn.wav': '' })
    expect((await importLabel(shop.folder, folder)).lines).toEqual([
      'Harbor Lights/One-Shots/Fog Horn.wav: it is empty.',
      note('1 sound'),
      'Harbor Lights: imported (4 sounds)',
      '1 pack imported, 0 unchanged; 1 problem, see above.',
    ])
    expect(await listNames()).toEqual(before)
  })

  test('because its folder cannot be read stays in the pack [P1.05 P1.06]', async () => {
    const { shop, folder, listNames } = await openShopWithLabel()
    const before = await listNames()
    const loops = await hideLoops(folder)
    const { isGood, lines } = await importLabel(shop.folder, folder)
    expect([isGood, lines]).toEqual([false, expect.arrayContaining([note('2 sounds')])])
    expect(await listNames()).toEqual(before)
    const pack = await findProduct(shop, 'Harbor Lights')
    const { body } = await shop.request('GET', `/api/v1/products?category_id=4&instrument=bass`)
    expect([pack.sounds_count, body.data]).toEqual([5, [expect.objectContaining({ kind: 'loop' })]])
    const zip = await download(shop, await buy(shop, 'Harbor Lights'), 'Harbor Lights')
    expect(listZip(zip).filter(({ name }) => name.endsWith('.wav'))).toHaveLength(5)
    await rm(loops)
    await rename(join(folder, '.loops'), loops)
    expect(await importLabel(shop.folder, folder)).toMatchObject({ isGood: true })
    expect(await listNames()).toEqual(before)
  })
})
