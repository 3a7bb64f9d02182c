import { expect, test } from 'vitest'
import { writeCatalogue } from '../../support/shops/catalogue-fixture.ts'
import { listProducts } from '../../support/shops/described-shop.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'

/** Opens a shop whose packs were released on the same day. */
async function openMixedShop() {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (catalogue) => ({
    ...catalogue,
    packs: catalogue.packs.map((pack) => ({ ...pack, releasedAt: '2026-05-01' })),
  }))
  return await openShop({ catalogueDir })
}

const mixed = [
  ['Market Kick', 'Glass Pad'],
  ['Paper Clap', 'Felt Keys'],
  ['Round Sub', 'Soft Kick'],
  ['Copper Bell', 'Rain Noise'],
].flat()

test('sounds of packs with the same release date alternate, newest first [P2.07]', async () => {
  const { names } = await listProducts(await openMixedShop(), 'category_id=3')
  expect(names).toEqual(mixed)
})

test('the pages of such a list contain each sound once [P2.07]', async () => {
  const shop = await openMixedShop()
  const first = await listProducts(shop, 'category_id=3&limit=6')
  const second = await listProducts(shop, 'category_id=3&limit=6&page=2')
  expect([...first.names, ...second.names]).toEqual(mixed)
})
