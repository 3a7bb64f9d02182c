import { expect } from 'vitest'
import type { Catalogue, CataloguePack } from '#provider/catalog/catalogue.ts'
import { writeCatalogue } from '../../../support/shops/catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'

/** Opens a shop with changes to packs and sounds by slug. */
export async function openChangedShop(
  changes: Readonly<Record<string, object>> = {},
): Promise<Shop> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, ({ version, packs }) => ({
    version,
    packs: packs.map((pack) => changePack(pack, changes)),
  }))
  return await openShop({ catalogueDir })
}

function changePack(
  pack: CataloguePack,
  changes: Readonly<Record<string, object>>,
): Catalogue['packs'][number] {
  const sounds = pack.sounds.map((sound) => ({ ...sound, ...changes[sound.slug] }))
  return { ...pack, sounds, ...changes[pack.slug] }
}

export async function search({ call }: Shop, query: string, locale = 'en', rest = '') {
  const { status, body } = await call(
    `/api/v1/products?limit=48&nearest_after=0&query=${encodeURIComponent(query)}${rest}`,
    { headers: { 'x-locale': locale } },
  )
  expect(status).toBe(200)
  return { ...body, names: listNames(body.data) }
}

export const listNames = (products: readonly { readonly name: string }[]) =>
  products.map(({ name }) => name)
