import { cp, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createLabelFolder, importLabel } from '../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../support/label/label-folder.ts'
import { listProducts, openOwnShop } from '../../support/shops/own-shop.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'

/** The files of a pack with three sounds. */
function createPack(folder: string, pitch: number, manifest = 'price: 9'): Record<string, Buffer> {
  const sounds = ['Kick', 'Bell', 'Horn'].map(
    (name, at) => [`${folder}/${name}.wav`, createTone(pitch + 30 * at)] as const,
  )
  return { ...Object.fromEntries(sounds), [`${folder}/pack.yaml`]: Buffer.from(manifest) }
}

async function openShopWith(files: Record<string, Buffer>) {
  const folder = await createLabelFolder(files)
  const shop = await openOwnShop()
  const run = (from = folder, isCheck = false) => importLabel(shop.folder, from, { isCheck })
  expect(await run()).toMatchObject({ isGood: true })
  /** Returns the ids, titles and URL keys of the packs. */
  const listPacks = async () => {
    const products = await listProducts(shop)
    const packs = products.filter(({ kind }) => kind === 'pack')
    return packs.map(({ id, name, url_key: address }) => [id, name, address])
  }
  return { folder, run, listPacks }
}

const isRenamed = (old: string) =>
  expect.stringMatching(`: it is “${old}” at the address “[a-z-]+”, renamed; for a pack of its own`)

describe('a pack keeps its URL', () => {
  test('with a new title, which the check reports [P1.05 P1.04]', async () => {
    const { folder, run, listPacks } = await openShopWith(createPack('Dusk', 200))
    const [[id] = []] = await listPacks()
    await writeFiles(folder, {
      'Dusk/pack.yaml': 'price: 9\ntitle: Dawn',
      'Dusk/Drum.wav': createTone(900),
    })
    expect((await run(folder, true)).lines[0]).toEqual(isRenamed('Dusk'))
    expect((await run()).lines[0]).toEqual(isRenamed('Dusk'))
    expect(await listPacks()).toEqual([[id, 'Dawn', 'dusk']])
    expect((await run()).lines).toEqual([
      'Dawn: unchanged (4 sounds)',
      '0 packs imported, 1 unchanged.',
    ])
  })

  test('in a renamed folder, even next to a new folder with its old name [P1.05]', async () => {
    const { folder, run, listPacks } = await openShopWith(createPack('Dusk', 200))
    const [[id] = []] = await listPacks()
    await rename(join(folder, 'Dusk'), join(folder, 'Late Dusk'))
    await run()
    expect(await listPacks()).toEqual([[id, 'Late Dusk', 'dusk']])
    await writeFiles(folder, createPack('Dusk', 500, 'price: 5'))
    expect((await run()).lines[0]).toBe(
      'Dusk: it has the same address “dusk” as Late Dusk; add a “slug: …” of its own to its pack.yaml.',
    )
    await writeFiles(folder, createPack('Dusk', 500, 'price: 5\nslug: dusk-two'))
    await run()
    expect((await listPacks()).map(([, , address]) => address)).toEqual(['dusk-two', 'dusk'])
  })

  test('when two packs swap titles [P1.05]', async () => {
    const packs = { ...createPack('One', 200, 'price: 5'), ...createPack('Two', 500, 'price: 6') }
    const { folder, run, listPacks } = await openShopWith(packs)
    const before = await listPacks()
    await writeFiles(folder, {
      'One/pack.yaml': 'price: 5\ntitle: Two',
      'Two/pack.yaml': 'price: 6\ntitle: One',
    })
    await run()
    const swapped = before.map(([id, title, address]) => [
      id,
      title === 'One' ? 'Two' : 'One',
      address,
    ])
    expect(await listPacks()).toEqual(swapped.toReversed())
  })
})

describe('a pack is a new one', () => {
  test('in the same folder with other sounds and another title [P1.05]', async () => {
    const { folder, run, listPacks } = await openShopWith(createPack('Upload', 200))
    await writeFiles(folder, createPack('Upload', 500, 'price: 9\ntitle: Night'))
    await run()
    expect((await listPacks()).map(([, name]) => name)).toEqual(['Night', 'Upload'])
  })

  test('with copies of the sounds of an existing pack [P1.05]', async () => {
    const { folder, run, listPacks } = await openShopWith(createPack('Dusk', 200))
    const other = await createTemporaryFolder()
    await mkdir(join(other, 'Best Of'))
    await cp(join(folder, 'Dusk'), join(other, 'Best Of'), { recursive: true })
    await run(other)
    expect((await listPacks()).map(([, , address]) => address)).toEqual(['best-of', 'dusk'])
  })
})
