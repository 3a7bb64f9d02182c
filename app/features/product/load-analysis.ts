import type { SoundAnalysis } from '#app/provider/types/sound-analysis.ts'

const analysesByProduct = new Map<number, Promise<SoundAnalysis | null>>()

/**
 * Returns the stored onsets of a product, in seconds; empty if there are none or they cannot be
 * loaded.
 */
export async function loadOnsets(productId: number | null): Promise<readonly number[]> {
  return (await loadAnalysis(productId))?.onsets ?? []
}

/** Returns the content of a product's loop; null if it is unknown or cannot be loaded. */
export async function loadContent(productId: number | null): Promise<SoundAnalysis['content']> {
  return (await loadAnalysis(productId))?.content ?? null
}

/** Loads the analysis of a product once. */
function loadAnalysis(productId: number | null): Promise<SoundAnalysis | null> {
  if (productId === null) return Promise.resolve(null)
  const loading = analysesByProduct.get(productId) ?? fetchAnalysis(productId)
  analysesByProduct.set(productId, loading)
  return loading
}

async function fetchAnalysis(productId: number): Promise<SoundAnalysis | null> {
  const { getSoundAnalysis } = await import('#app/features/product/sound-analysis.functions.ts')
  const outcome = await getSoundAnalysis({ data: productId }).catch(() => null)
  if (outcome?.ok) return outcome.value
  // Lets the next fit at this tempo retry.
  analysesByProduct.delete(productId)
  return null
}
