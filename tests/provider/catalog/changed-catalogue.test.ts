import { expect, test } from 'vitest'
import { changePrice, publishPack, removePack } from '#provider/catalog/own-packs/packs.cli.ts'
import { removeUnusedFiles } from '#provider/programs/import/remove-unused-files.ts'
import type { Database } from '#provider/platform/database/database.ts'
import {
  getFolders,
  importLabel,
  silentOutput,
  useShopDatabase,
} from '../../support/label/import-label.ts'
import { harborManifest, writeFiles } from '../../support/label/label-folder.ts'
import { openLabelShop } from '../../support/shops/label-shop.ts'
import config from '../../../shop.config.ts'

/** Opens a shop that has listed its products before another connection changes the catalogue. */
async function openListedShop() {
  const { shop, folder } = await openLabelShop()
  const list = async (query = '') => {
    const { body } = await shop.get(`/api/v1/products?limit=48${query}`)
    const names: string[] = body.data.map(({ name }: { name: string }) => name)
    return { names, total: body.meta.total, facets: body.facets }
  }
  const before = await list('&sort=price-desc')
  const change = async (work: (db: Database) => Promise<unknown>) =>
    await useShopDatabase(shop.folder, work)
  return { shop, folder, list, before, change }
}

test('the next list has a price changed by another process [P2.05]', async () => {
  const { list, before, change } = await openListedShop()
  await change((db) =>
    changePrice(db, { pack: 'harbor-lights', sound: null, cents: 98_700 }, silentOutput),
  )
  const { names, facets } = await list('&sort=price-desc')
  expect(names[0]).toBe('Harbor Lights')
  expect(facets.price.max).toBe(987)
  expect(before.facets.price.max).toBeLessThan(987)
  // The fog horn is sold only in the pack, so it has the pack's price.
  expect((await list('&price=900,')).names.toSorted()).toEqual(['Fog Horn', 'Harbor Lights'])
})

test('the next list omits a pack that another process took off sale [P2.05]', async () => {
  const { list, before, change } = await openListedShop()
  await change((db) =>
    publishPack(db, 'harbor-lights', false, { output: silentOutput, shop: config }),
  )
  expect(await list()).toMatchObject({ names: [], total: 0, facets: { genre: [] } })
  await change((db) =>
    publishPack(db, 'harbor-lights', true, { output: silentOutput, shop: config }),
  )
  expect((await list('&sort=price-desc')).names).toEqual(before.names)
})

test('the next list omits a pack that another process removed [P2.05]', async () => {
  const { shop, list, change } = await openListedShop()
  await change((db) =>
    removePack(db, 'harbor-lights', {
      output: silentOutput,
      removeFiles: () => removeUnusedFiles(db, getFolders(shop.folder)),
    }),
  )
  expect(await list()).toMatchObject({ names: [], total: 0, facets: { genre: [] } })
})

test('the next list has the changes imported by another process [P2.05]', async () => {
  const { shop, folder, list, before } = await openListedShop()
  await writeFiles(folder, {
    'Harbor Lights/pack.yaml': harborManifest.replace('one-shot: 0.79', 'one-shot: 0.99'),
  })
  await importLabel(shop.folder, folder)
  expect((await list('&price=0.99,0.99')).total).toBeGreaterThan(0)
  expect((await list('&price=0.79,0.79')).total).toBe(0)
  expect((await list()).total).toBe(before.total)
})
