const onsetsByProduct = new Map<number, Promise<readonly number[]>>()

/**
 * Returns the stored onsets of a product, in seconds; empty if there are none or they cannot be
 * loaded.
 */
export function loadOnsets(productId: number | null): Promise<readonly number[]> {
  if (productId === null) return Promise.resolve([])
  const loading = onsetsByProduct.get(productId) ?? fetchOnsets(productId)
  onsetsByProduct.set(productId, loading)
  return loading
}

async function fetchOnsets(productId: number): Promise<readonly number[]> {
  const { getSoundAnalysis } = await import('#app/features/product/sound-analysis.functions.ts')
  const outcome = await getSoundAnalysis({ data: productId }).catch(() => null)
  if (outcome?.ok) return outcome.value.onsets
  // Lets the next fit at this tempo retry.
  onsetsByProduct.delete(productId)
  return []
}
