import { parseKey } from '../../../platform/sound/key.ts'
import { computeChroma } from '../measure/chroma.ts'

/** The number of values that `measureScaleDegrees` returns: the semitones of an octave. */
const degreeCount = 12

/**
 * Measures how much of a mono loop at 44.1 kHz is in each degree of its scale, as a unit vector from
 * its tonic up, so that loops in different keys can be compared. Without a key, the strongest pitch
 * class counts as the tonic. All values of silence are 0.
 */
export function measureScaleDegrees(mono: Float32Array, key: string | null): number[] {
  const chroma = computeChroma(mono)
  if (chroma === null) return Array.from({ length: degreeCount }, () => 0)
  const tonic = parseKey(key)?.root ?? chroma.indexOf(Math.max(...chroma))
  // The shares sum to 1, so the sum of the squares of their roots is 1.
  return chroma.map((_, degree) => Math.sqrt(chroma[(tonic + degree) % degreeCount] ?? 0))
}
