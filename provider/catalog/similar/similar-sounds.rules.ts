/** The features of sounds, each a unit vector. */
export interface SoundVectors {
  /** The ids of the products, ascending. */
  readonly productIds: readonly number[]
  /** The concatenated vectors. */
  readonly values: Float32Array
}

/**
 * Finds similar sounds; an approximate index for more sounds could implement the same interface.
 */
export interface SoundIndex {
  readonly size: number
  /** Returns the ids of up to `limit` products, most similar first. */
  findNearest(features: Float32Array, limit: number): number[]
}

interface Neighbor {
  readonly id: number
  readonly similarity: number
}

/**
 * Creates an index that compares all sounds by cosine similarity; sorts equally similar sounds by
 * id.
 */
export function createExactIndex({ productIds, values }: SoundVectors): SoundIndex {
  return {
    size: productIds.length,
    findNearest: (features, limit) => {
      const nearest: Neighbor[] = []
      let least = -Infinity
      // Iterating over the entries would take several times as long.
      for (let place = 0; place < productIds.length; place += 1) {
        const similarity = multiply(features, values, place * features.length)
        if (similarity <= least) continue
        insert(nearest, { id: productIds[place] ?? 0, similarity })
        if (nearest.length > limit) nearest.pop()
        if (nearest.length === limit) least = nearest[limit - 1]?.similarity ?? -Infinity
      }
      return nearest.map(({ id }) => id)
    },
  }
}

/** Returns the dot product, which is the cosine similarity of unit vectors. */
function multiply(features: Float32Array, values: Float32Array, start: number): number {
  let sum = 0
  for (let index = 0; index < features.length; index += 1) {
    sum += (features[index] ?? 0) * (values[start + index] ?? 0)
  }
  return sum
}

/** Inserts a neighbor after those at least as similar. */
function insert(sorted: Neighbor[], neighbor: Neighbor): void {
  let place = sorted.length
  while (place > 0 && (sorted[place - 1]?.similarity ?? 0) < neighbor.similarity) place -= 1
  sorted.splice(place, 0, neighbor)
}

/** Decodes a sound's features: little-endian 32-bit floats in Base64. */
export function decodeFeatures(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readFloatLE(4 * index),
  )
}
