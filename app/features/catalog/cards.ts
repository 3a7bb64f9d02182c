import type { Product } from '#app/provider/types.ts'

/** Products as cards and rows need them: without the texts and parts that only their own page shows. */
export function toCards(products: readonly Product[]): Product[] {
  return products.map((product) => ({ ...product, description: [], sounds: [] }))
}
