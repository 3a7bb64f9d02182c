import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import type { Product, ProductList } from '#app/provider/types.ts'
import { getHomeSounds } from './home.functions.ts'
import { loadProducts } from './load-catalog.ts'

/** What the home page shows. */
export interface LoadedHome {
  /** The newest packs; their artists are the artists of the home page. */
  readonly packs: ProductList
  /** One-shots of many packs, to play at once. */
  readonly sounds: readonly Product[]
}

/** Everything the home page shows. */
export async function loadHome(): Promise<LoadedHome> {
  const [packs, sounds] = await Promise.all([
    loadProducts({ kind: 'pack', page: 1, limit: 24, sort: 'newest', filters: {} }),
    getHomeSounds(),
  ])
  return { packs, sounds: unwrapOrThrow(sounds) }
}
