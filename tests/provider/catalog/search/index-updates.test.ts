import { expect, test } from 'vitest'
import { changePrice, publishPack, removePack } from '#provider/catalog/own-packs/packs.cli.ts'
import { removeUnusedFiles } from '#provider/programs/import/remove-unused-files.ts'
import { renewOwnVersion } from '#provider/catalog/catalogue-version.store.ts'
import { rebuildSearchIndex } from '#provider/catalog/search/rebuild-search-index.ts'
import type { Database } from '#provider/platform/database/database.ts'
import {
  createLabelFolder,
  getFolders,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../../support/label/import-label.ts'
import { createTone, writeFiles } from '../../../support/label/label-folder.ts'
import { openOwnShop } from '../../../support/shops/own-shop.ts'
import config from '../../../../shop.config.ts'

function writeManifest(title: string, artist = 'Ida North', summary = 'Recorded outside.'): string {
  return `title: ${title}
slug: ${title === 'Zarquon Lights' || title === 'Quay Lamps' ? 'zarquon' : 'meadow'}
artist: { name: ${artist}, slug: ida-north }
genre: Downtempo
price: 9
prices: { one-shot: 0.79 }
summary: ${summary}
`
}

/** Opens a shop with two packs by the same artist, each with one sound. */
async function openTwoPacks() {
  const folder = await createLabelFolder({
    'Zarquon/pack.yaml': writeManifest('Zarquon Lights'),
    'Zarquon/One-Shots/Bell.wav': createTone(440),
    'Meadow/pack.yaml': writeManifest('Meadow Dawn'),
    'Meadow/One-Shots/Cricket.wav': createTone(880),
  })
  const shop = await openOwnShop()
  await importLabel(shop.folder, folder)
  const search = async (text: string, isExact = true) => {
    const path = `/api/v1/products?query=${encodeURIComponent(text)}${isExact ? '&exact=1' : ''}`
    const { body } = await shop.get(path)
    const names: string[] = body.data.map(({ name }: { name: string }) => name)
    return { names: names.toSorted(), corrected: body.query.corrected }
  }
  const write = async (files: Readonly<Record<string, string>>) => {
    await writeFiles(folder, files)
    await importLabel(shop.folder, folder)
  }
  const change = async (work: (db: Database) => Promise<unknown>) =>
    await useShopDatabase(shop.folder, work)
  return { shop, search, write, change }
}

test('a pack that was imported again is found only by its new words [P1.05 P2.01]', async () => {
  const { search, write } = await openTwoPacks()
  expect((await search('zarquon')).names).toEqual(['Bell', 'Zarquon Lights'])
  await write({ 'Zarquon/pack.yaml': writeManifest('Quay Lamps') })
  expect((await search('zarquon')).names).toEqual([])
  expect((await search('quay')).names).toEqual(['Bell', 'Quay Lamps'])
  expect((await search('meadow')).names).toEqual(['Cricket', 'Meadow Dawn'])
})

test('typos are corrected to the words of the last import [P1.05 P2.03]', async () => {
  const { search, write } = await openTwoPacks()
  expect(await search('zarquun', false)).toMatchObject({ corrected: 'zarquon' })
  await write({ 'Zarquon/pack.yaml': writeManifest('Quay Lamps') })
  expect(await search('zarquun', false)).toMatchObject({ corrected: null })
  expect(await search('quax lamps', false)).toMatchObject({ corrected: 'quay lamps' })
})

test('all packs of an artist are found by the name that one of them changed [P2.01]', async () => {
  const { search, write } = await openTwoPacks()
  await write({ 'Zarquon/pack.yaml': writeManifest('Zarquon Lights', 'Ida South') })
  const all = ['Bell', 'Cricket', 'Meadow Dawn', 'Zarquon Lights']
  expect((await search('south')).names).toEqual(all)
  expect((await search('north')).names).toEqual([])
})

test('a pack off sale is not found, nor are typos corrected to its words [P1.10 P2.03]', async () => {
  const { search, change } = await openTwoPacks()
  await change((db) => publishPack(db, 'zarquon', false, { output: silentOutput, shop: config }))
  expect((await search('zarquon')).names).toEqual([])
  expect(await search('zarquun', false)).toMatchObject({ corrected: null })
  await change((db) => publishPack(db, 'zarquon', true, { output: silentOutput, shop: config }))
  expect(await search('zarquun', false)).toMatchObject({
    names: ['Bell', 'Zarquon Lights'],
    corrected: 'zarquon',
  })
})

test('a change to one pack or price does not reindex other packs [P1.05]', async () => {
  const { search, write, change } = await openTwoPacks()
  const rename = async (db: Database) =>
    await db.updateTable('products').set({ name: 'Unseen' }).where('slug', '=', 'meadow').execute()
  await change(rename)
  await write({ 'Zarquon/pack.yaml': writeManifest('Quay Lamps') })
  await change((db) => publishPack(db, 'zarquon', false, { output: silentOutput, shop: config }))
  await change((db) => changePrice(db, { pack: 'meadow', sound: null, cents: 500 }, silentOutput))
  expect((await search('unseen')).names).toEqual([])
  await change(async (db) => {
    await rebuildSearchIndex(db)
    await renewOwnVersion(db)
  })
  expect((await search('unseen')).names).toEqual(['Cricket', 'Unseen'])
})

test('after all changes, the index has the same words as a new index [P1.05]', async () => {
  const { shop, write, change } = await openTwoPacks()
  await write({ 'Zarquon/pack.yaml': writeManifest('Quay Lamps', 'Ida South', 'Recorded at sea.') })
  await change((db) => publishPack(db, 'zarquon', false, { output: silentOutput, shop: config }))
  await change((db) => publishPack(db, 'zarquon', true, { output: silentOutput, shop: config }))
  await write({ 'Zarquon/pack.yaml': writeManifest('Zarquon Lights') })
  await change((db) =>
    removePack(db, 'meadow', {
      output: silentOutput,
      removeFiles: () => removeUnusedFiles(db, getFolders(shop.folder)),
    }),
  )
  const listWords = async () =>
    await shop.db
      .selectFrom('product_search_vocabulary')
      .selectAll()
      .orderBy('word')
      .orderBy('locale')
      .execute()
  const words = await listWords()
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['zarquon', 'outside']))
  await change(rebuildSearchIndex)
  expect(await listWords()).toEqual(words)
})
