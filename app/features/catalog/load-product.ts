import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import { unwrapOrNull } from '#app/features/errors/unwrap-or-null.ts'
import type { Product } from '#app/provider/types.ts'
import { getProduct, getProducts, getRelated } from './catalog.functions.ts'

/** What a product's page shows. */
export interface LoadedProduct {
  readonly product: Product
  /** What goes well with it; empty as well where nobody could tell. */
  readonly related: readonly Product[]
  /** The one-shots that bear a pack's name: among them those that are its parts, with their prices. */
  readonly singles: readonly Product[]
}

/** A product's page: the product must be there, what surrounds it may be missing. */
export async function loadProduct(id: number): Promise<LoadedProduct> {
  const asking = unwrapOrNull(getRelated({ data: id }))
  const product = unwrapOrThrow(await getProduct({ data: id }))
  const singles = product.kind === 'pack' ? await loadSingles(product.name) : []
  return { product, related: (await asking) ?? [], singles }
}

async function loadSingles(packName: string): Promise<readonly Product[]> {
  const filters = { search: packName }
  const data = { kind: 'one-shot', page: 1, limit: 48, sort: 'relevance', filters } as const
  return (await unwrapOrNull(getProducts({ data })))?.items ?? []
}
