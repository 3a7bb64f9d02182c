import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createLabelFolder, importLabel } from '../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../support/label/label-folder.ts'
import { buy, findProduct, listProducts, openOwnShop } from '../../support/shops/own-shop.ts'
import type { Json } from '../../support/network/caller.ts'
import type { Shop } from '../../support/shops/shop.ts'

const manifest = 'price: 9\nprices: { one-shot: 0.79 }\n'

/** Opens a shop that sells the sounds in the folder `Dusk`, tones of 100 Hz and up. */
async function openShopWith(names: readonly string[]) {
  const sounds = names.map((name, at) => [`Dusk/${name}.wav`, createTone(100 * (at + 1))] as const)
  const folder = await createLabelFolder({
    'Dusk/pack.yaml': manifest,
    ...Object.fromEntries(sounds),
  })
  const shop = await openOwnShop()
  expect(await importLabel(shop.folder, folder)).toMatchObject({ isGood: true })
  return { shop, folder, dusk: join(folder, 'Dusk') }
}

/** Returns the previews of the sounds by the end of their URL keys. */
async function readPreviews(shop: Shop): Promise<Record<string, string>> {
  const sounds = (await listProducts(shop)).filter(({ kind }) => kind !== 'pack')
  return Object.fromEntries(
    sounds.map(({ url_key: address, preview_url: url }: Json) => [
      address.replace('dusk-', ''),
      url,
    ]),
  )
}

describe('files with new names', () => {
  test('are the same sounds when all numbers have increased by one [P1.05]', async () => {
    const { shop, folder, dusk } = await openShopWith(['Kick 01', 'Kick 02', 'Kick 03'])
    const before = await readPreviews(shop)
    for (const number of [3, 2, 1]) {
      await rename(join(dusk, `Kick 0${number}.wav`), join(dusk, `Kick 0${number + 1}.wav`))
    }
    await writeFiles(dusk, { 'Kick 01.wav': createTone(700) })
    await importLabel(shop.folder, folder)
    const after = await readPreviews(shop)
    expect(after).toMatchObject(before)
    expect(Object.keys(after)).toHaveLength(4)
    expect(await findProduct(shop, 'Kick 04')).toMatchObject({ url_key: 'dusk-kick-03' })
  })

  test('are the same sounds when two have swapped names [P1.05]', async () => {
    const { shop, folder, dusk } = await openShopWith(['Kick', 'Bell'])
    const before = await readPreviews(shop)
    await rename(join(dusk, 'Kick.wav'), join(dusk, 'Swap.wav'))
    await rename(join(dusk, 'Bell.wav'), join(dusk, 'Kick.wav'))
    await rename(join(dusk, 'Swap.wav'), join(dusk, 'Bell.wav'))
    await importLabel(shop.folder, folder)
    expect(await readPreviews(shop)).toEqual(before)
    expect(await findProduct(shop, 'Bell')).toMatchObject({ url_key: 'dusk-kick' })
  })
})

describe('a file with the name of a deleted one', () => {
  test('is a new sound unless it has the same content [P1.05]', async () => {
    const { shop, folder, dusk } = await openShopWith(['Kick', 'Bell'])
    const { id } = await findProduct(shop, 'Bell')
    await buy(shop, 'Bell')
    await writeFiles(dusk, { 'Bell.wav': null })
    await importLabel(shop.folder, folder)
    await writeFiles(dusk, { 'Bell.wav': createTone(700) })
    await importLabel(shop.folder, folder)
    expect(await findProduct(shop, 'Bell')).toMatchObject({ url_key: 'dusk-bell-2' })
    await writeFiles(dusk, { 'Bell.wav': createTone(200) })
    await importLabel(shop.folder, folder)
    expect(await findProduct(shop, 'Bell')).toMatchObject({ id, url_key: 'dusk-bell' })
  })
})
