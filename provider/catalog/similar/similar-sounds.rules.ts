import { getKeyShift, getNearestTempo, parseMusicalKey } from '../../contract/fit.ts'
import type { FitTarget } from '../../contract/fit.ts'

/** The features of sounds, each a unit vector. */
export interface SoundVectors {
  /** The ids of the products, ascending. */
  readonly productIds: readonly number[]
  /** The concatenated vectors. */
  readonly values: Float32Array
  /** The tempo and key of each sound. */
  readonly attributes: readonly BendableSound[]
}

/** What the tempo and key of a session bend. */
export interface BendableSound {
  /** In BPM; null for one-shots and loops of unknown tempo. */
  readonly bpm: number | null
  /** Such as `A minor`; null for sounds without a key. */
  readonly key: string | null
}

/**
 * Finds similar sounds; an approximate index for more sounds could implement the same interface.
 */
export interface SoundIndex {
  readonly size: number
  /**
   * Returns the ids of up to `limit` products, most similar first; with a target, only of loops that
   * bend well to it.
   */
  findNearest(features: Float32Array, limit: number, target?: FitTarget | null): number[]
}

interface Neighbor {
  readonly id: number
  readonly similarity: number
}

/**
 * Creates an index that compares all sounds by cosine similarity; sorts equally similar sounds by
 * id.
 */
export function createExactIndex({ productIds, values, attributes }: SoundVectors): SoundIndex {
  return {
    size: productIds.length,
    findNearest: (features, limit, target = null) => {
      const nearest: Neighbor[] = []
      let least = -Infinity
      // Iterating over the entries would take several times as long.
      for (let place = 0; place < productIds.length; place += 1) {
        const similarity = multiply(features, values, place * features.length)
        if (similarity <= least) continue
        if (target !== null && !bendsWell(attributes[place], target)) continue
        insert(nearest, { id: productIds[place] ?? 0, similarity })
        if (nearest.length > limit) nearest.pop()
        if (nearest.length === limit) least = nearest[limit - 1]?.similarity ?? -Infinity
      }
      return nearest.map(({ id }) => id)
    },
  }
}

/** The largest change of tempo at which a loop still sounds like itself: by 20 %. */
const maxTempoChange = 1.2
/** The largest such transposition, in semitones. */
const maxShift = 2

/**
 * Returns whether a loop can play at a tempo, or half or double it, and in a key without being bent
 * far. A loop without a key suits each; one without a tempo, only a target without one.
 */
function bendsWell(sound: BendableSound | undefined, target: FitTarget): boolean {
  const { bpm = null, key = null } = sound ?? {}
  if (target.tempo !== null) {
    if (bpm === null) return false
    const ratio = getNearestTempo(bpm, target.tempo) / bpm
    if (Math.max(ratio, 1 / ratio) > maxTempoChange) return false
  }
  const own = key === null ? null : parseMusicalKey(key)
  if (target.key === null || own === null) return true
  return Math.abs(getKeyShift(own, target.key, target.isExactKey)) <= maxShift
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

/** Encodes a sound's features as `decodeFeatures` reads them. */
export function encodeFeatures(features: readonly number[]): string {
  const bytes = Buffer.alloc(4 * features.length)
  for (const [index, feature] of features.entries()) bytes.writeFloatLE(feature, 4 * index)
  return bytes.toString('base64')
}

/** Decodes a sound's features: little-endian 32-bit floats in Base64. */
export function decodeFeatures(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readFloatLE(4 * index),
  )
}
