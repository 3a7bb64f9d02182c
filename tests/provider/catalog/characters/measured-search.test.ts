import { expect, test } from 'vitest'
import type { Catalogue, CatalogueSound } from '#provider/catalog/catalogue.ts'
import { renewScales } from '#provider/catalog/characters/renew-scales.ts'
import type { SoundMeasures } from '#provider/catalog/characters/measures.rules.ts'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { createMeasures, findByFacts, readMeasuredFacts } from './measured-sounds.ts'

/** Opens a shop that sells only kicks without tags, called Kick 0, Kick 1 and so on. */
async function openKicks(measures: readonly (SoundMeasures | null)[]) {
  const catalogueDir = await createTemporaryFolder()
  const replace = ({ packs: [pack], ...catalogue }: Catalogue): Catalogue => {
    const model = pack?.sounds.find(({ kind }) => kind === 'one-shot')
    if (pack === undefined || model === undefined) throw new Error('There is no one-shot.')
    const sounds = measures.map((found, index): CatalogueSound => ({
      ...model,
      slug: `kick-${index}`,
      name: `Kick ${index}`,
      instrument: 'kick',
      tags: [],
      description: `Number ${index}.`,
      measures: found,
    }))
    return { ...catalogue, packs: [{ ...pack, translations: undefined, sounds }] }
  }
  await writeCatalogue(catalogueDir, replace)
  return await openShop({ catalogueDir })
}

/** Kicks that are all darker than those of the reference, each less than the one before. */
function createDarkKicks(count: number): SoundMeasures[] {
  return Array.from({ length: count }, (_, index) =>
    createMeasures({ brightness: 1 + index / 100, highShare: 0, airShare: 0, lowShare: 0.99 }),
  )
}

test('an untagged dark kick is found before a bright one [P2.11]', async () => {
  const bright = createMeasures({ brightness: 7, highShare: 0.5, lowShare: 0.1 })
  const dark = createMeasures({ brightness: 1, highShare: 0, airShare: 0, lowShare: 0.99 })
  const { db } = await openKicks([bright, dark, null])
  expect(await findByFacts(db, ['mdark3'])).toEqual(['Kick 1'])
  expect(await findByFacts(db, ['mbright3'])).toEqual(['Kick 0'])
  expect((await findByFacts(db, ['ikick', 'mdark3']))[0]).toBe('Kick 1')
})

test('untagged sounds are in the order of how typical they sound for a wish [P2.11]', async () => {
  const bright = createMeasures({ brightness: 7, highShare: 0.5, airShare: 0.3, lowShare: 0.1 })
  const dark = createMeasures({ brightness: 1, highShare: 0, airShare: 0, lowShare: 0.99 })
  const { get } = await openKicks([bright, dark])
  const findFirst = async (text: string) => {
    const { body } = await get(`/api/v1/products?nearest_after=0&query=${text}`)
    return [...body.data, ...body.nearest][0].name
  }
  expect(await findFirst('kick+darkness')).toBe('Kick 1')
  expect(await findFirst('kick+springtime')).toBe('Kick 0')
})

test('a sound without measures is found as before [P2.11]', async () => {
  const { db, get } = await openKicks([null, createMeasures()])
  expect((await readMeasuredFacts(db))['Kick 0']).toEqual([])
  const { body } = await get('/api/v1/products?query=kick')
  const names = body.data.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['Kick 0', 'Kick 1']))
})

test('below 20 sounds of an instrument, the reference decides [P2.11]', async () => {
  const { db } = await openKicks(createDarkKicks(19))
  expect(await findByFacts(db, ['mdark3'])).toHaveLength(19)
  expect(await db.selectFrom('sound_scales').selectAll().execute()).toEqual([])
})

test("from 20 sounds of an instrument on, the shop's own decide [P2.11]", async () => {
  const { db } = await openKicks(createDarkKicks(20))
  expect((await findByFacts(db, ['mdark3'])).toSorted()).toEqual(['Kick 0', 'Kick 1'])
  const [scale] = await db.selectFrom('sound_scales').selectAll().execute()
  expect(scale).toMatchObject({ instrument: 'kick', kind: 'one-shot', sounds: 20 })
})

test('a scale is computed again when a tenth of its sounds has changed [P2.11]', async () => {
  const { db } = await openKicks(createDarkKicks(40))
  expect(await renewScales(db)).toEqual([])
  const withdraw = async (count: number) => {
    const ids = db.selectFrom('sounds').select('id').where('active', '=', 1).limit(count)
    await db.updateTable('sounds').set({ active: 0 }).where('id', 'in', ids).execute()
  }
  await withdraw(3)
  expect(await renewScales(db)).toEqual([])
  await withdraw(1)
  expect(await renewScales(db)).toHaveLength(36)
  expect(await renewScales(db)).toEqual([])
  await withdraw(17)
  expect(await renewScales(db)).toHaveLength(19)
  expect(await db.selectFrom('sound_scales').selectAll().execute()).toEqual([])
})
