import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { categoryIds } from '#provider/catalog/category-ids.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { createTemporaryFolder, openShop } from '../support/shops/open-shop.ts'
import type { Shop } from '../support/shops/shop.ts'
import { fullCatalogueFolder } from './render-catalogues.ts'

interface LoopProduct {
  readonly url_key: string
  readonly description: string
  readonly text_locale: string
  readonly bars: number
  readonly tags: readonly string[]
  readonly price: string
  readonly pack_only: boolean
}

const loops = packSpecs.flatMap((pack) =>
  pack.sounds.flatMap((sound) => (sound.kind === 'loop' ? [{ pack, sound }] : [])),
)

/** Opens a provider with the demo catalogue's products, without their files. */
async function openDemo(): Promise<Shop> {
  const catalogueDir = await createTemporaryFolder()
  await copyFile(join(fullCatalogueFolder, 'manifest.json'), join(catalogueDir, 'manifest.json'))
  return await openShop({ catalogueDir })
}

async function listLoops({ call }: Shop, locale: string): Promise<LoopProduct[]> {
  const products: LoopProduct[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const path = `/api/v1/products?category_id=${categoryIds.loop}&limit=48&page=${page}`
    const { body } = await call(path, { headers: { 'x-locale': locale } })
    products.push(...body.data)
    last = body.meta.last_page
  }
  return products.toSorted((a, b) => (a.url_key < b.url_key ? -1 : 1))
}

describe('the loops of the demo catalogue', () => {
  test('are products with bars and tags, and with a price unless sold only in the pack [P1.01 P1.02]', async () => {
    const products = await listLoops(await openDemo(), 'en')
    const expected = loops.map(({ pack, sound }) => ({
      url_key: `${pack.slug}-${sound.slug}`,
      bars: sound.bars,
      tags: [...sound.tags].sort(),
      cents: sound.priceCents,
    }))
    expect(
      products.map(({ url_key, bars, tags, price, pack_only: isPackOnly }) => ({
        url_key,
        bars,
        tags: [...tags].sort(),
        cents: isPackOnly ? null : Math.round(Number(price) * 100),
      })),
    ).toEqual(expected.toSorted((a, b) => (a.url_key < b.url_key ? -1 : 1)))
  })

  test('are described in each of the six languages [P1.14]', async () => {
    const provider = await openDemo()
    for (const locale of locales) {
      const products = await listLoops(provider, locale)
      expect(products.map(({ text_locale }) => text_locale)).toEqual(loops.map(() => locale))
      const texts = new Map(products.map(({ url_key, description }) => [url_key, description]))
      for (const { pack, sound } of loops) {
        const own = pack.translations?.[locale]?.sounds[sound.slug] ?? sound.description
        const text = texts.get(`${pack.slug}-${sound.slug}`)
        expect(text).toBe(`<p>${own.replaceAll('&', '&amp;')}</p>`)
      }
    }
  })
})
