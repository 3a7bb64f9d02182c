import type { ProductKind } from '../../contract/product-kinds.ts'

/** The product attributes that determine the similarity of two products. */
export interface ComparableProduct {
  readonly id: number
  readonly kind: ProductKind
  readonly genre_id: number
  readonly artist_id: number
  readonly pack_id: number | null
  readonly instrument: string | null
  readonly key_code: string | null
  readonly bpm: number | null
}

const MAX_RELATED = 8

/**
 * Returns the ids of up to 8 products of the same kind, most similar first. Breaks ties by id, so
 * the result is stable.
 */
export function rankRelatedProducts(
  product: ComparableProduct,
  others: readonly ComparableProduct[],
): number[] {
  return others
    .filter((other) => other.id !== product.id && other.kind === product.kind)
    .map((other) => ({ id: other.id, similarity: rateSimilarity(product, other) }))
    .toSorted((a, b) => b.similarity - a.similarity || a.id - b.id)
    .slice(0, MAX_RELATED)
    .map((other) => other.id)
}

function rateSimilarity(product: ComparableProduct, other: ComparableProduct): number {
  const criteria = [
    [product.genre_id === other.genre_id, 8],
    [product.pack_id !== null && product.pack_id === other.pack_id, 4],
    [product.instrument !== null && product.instrument === other.instrument, 6],
    [product.artist_id === other.artist_id, 3],
    [product.key_code !== null && product.key_code === other.key_code, 1],
    [isSimilarTempo(product.bpm, other.bpm), 1],
  ] as const
  return criteria.reduce((sum, [matches, weight]) => sum + (matches ? weight : 0), 0)
}

function isSimilarTempo(bpm: number | null, other: number | null): boolean {
  return bpm !== null && other !== null && Math.abs(bpm - other) <= 8
}
