import type { Catalogue, CataloguePack, CatalogueSound } from '#provider/catalog/catalogue.ts'
import type { ShopOptions } from './open-shop.ts'
import { writeCatalogue } from './catalogue-fixture.ts'
import { createTemporaryFolder, openShop } from './open-shop.ts'
import type { Shop } from './shop.ts'

const tags: Readonly<Record<string, string[]>> = {
  'slow-tide': ['warm', 'slow'],
  'glass-pad': ['warm', 'wide'],
  'soft-kick': ['warm', 'punchy'],
  'market-kick': ['punchy'],
  'round-sub': ['warm', 'late-night'],
}

/** Opens a shop that also sells its loops separately and has tags on some sounds. */
export async function openDescribedShop(
  options: ShopOptions = {},
  change: (sound: CatalogueSound, pack: CataloguePack) => CatalogueSound = (sound) => sound,
): Promise<Shop> {
  const catalogueDir = await createTemporaryFolder()
  await writeCatalogue(catalogueDir, (catalogue) => describe(catalogue, change))
  return await openShop({ ...options, catalogueDir })
}

function describe(
  catalogue: Catalogue,
  change: (sound: CatalogueSound, pack: CataloguePack) => CatalogueSound,
): Catalogue {
  const packs = catalogue.packs.map((pack) => ({
    ...pack,
    sounds: pack.sounds.map((sound) =>
      change({ ...sound, tags: tags[sound.slug] ?? [], priceCents: sound.priceCents ?? 199 }, pack),
    ),
  }))
  return { ...catalogue, packs }
}

/** Counts by facet value. */
export type Counts = Readonly<Record<string, number>>

/** Requests a list and returns the names of its products and the counts of its facets. */
export async function listProducts(provider: Shop, query: string, token?: string) {
  const { body } = await provider.call(`/api/v1/products?${query}`, { token: token ?? null })
  const names: string[] = body.data.map(({ name }: { name: string }) => name)
  const count = (facet: string): Counts =>
    Object.fromEntries(
      body.facets[facet].map(({ value, count: number }: { value: string; count: number }) => [
        value,
        number,
      ]),
    )
  return { names, total: body.meta.total as number, count, facets: body.facets, body }
}
