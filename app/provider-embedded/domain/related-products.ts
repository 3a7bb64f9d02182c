/** What is compared to find products near another one. */
export interface ComparableProduct {
  readonly id: number
  readonly kind: 'pack' | 'one-shot'
  readonly genre_id: number
  readonly artist_id: number
  readonly pack_id: number | null
  readonly instrument: string | null
  readonly key_code: string | null
  readonly bpm: number | null
}

const SHOWN = 8

/**
 * Ids of up to 8 products near this one, nearest first, never itself: packs for a pack, one-shots
 * for a one-shot. Equally near ones follow the id, so the answer is the same each time.
 */
export function rankRelatedProducts(
  product: ComparableProduct,
  others: readonly ComparableProduct[],
): number[] {
  return others
    .filter((other) => other.id !== product.id && other.kind === product.kind)
    .map((other) => ({ id: other.id, rateSimilarity: nearness(product, other) }))
    .toSorted((a, b) => b.rateSimilarity - a.rateSimilarity || a.id - b.id)
    .slice(0, SHOWN)
    .map((other) => other.id)
}

function nearness(product: ComparableProduct, other: ComparableProduct): number {
  const weighed = [
    [product.genre_id === other.genre_id, 8],
    [product.pack_id !== null && product.pack_id === other.pack_id, 4],
    [product.instrument !== null && product.instrument === other.instrument, 6],
    [product.artist_id === other.artist_id, 3],
    [product.key_code !== null && product.key_code === other.key_code, 1],
    [isNearTempo(product.bpm, other.bpm), 1],
  ] as const
  return weighed.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0)
}

function isNearTempo(bpm: number | null, other: number | null): boolean {
  return bpm !== null && other !== null && Math.abs(bpm - other) <= 8
}
