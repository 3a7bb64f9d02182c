import { clearSubnormal, samplesBetweenClears } from '../../../platform/sound/clear-subnormal.ts'
import { computeChroma, type Chroma } from './chroma.ts'
import { excerptRate } from './excerpt.ts'
import { findRootNote, trackPitch } from './pitch.ts'

/** The names of the pitch classes from C, spelled with sharps. */
const noteNames = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

export type Mode = 'major' | 'minor'

/** The typical strength of each pitch class in a key, from its tonic upward. */
const profiles: Readonly<Record<Mode, readonly number[]>> = {
  major: [1, 0, 0.6, 0, 0.8, 0.6, 0, 0.9, 0, 0.6, 0, 0.4],
  minor: [1, 0, 0.6, 0.8, 0, 0.6, 0, 0.9, 0.5, 0, 0.6, 0.1],
}
/** Most loops are in minor, and a major key has nearly the same notes as its relative minor. */
const minorBonus = 0.1
/** Most loops start on the tonic in the bass. */
const firstBassWeight = 0.2
const bassCutoff = 150
const minRating = 0.85
const minMargin = 0.1

/** A measured key such as "F# minor". */
export interface MeasuredKey {
  readonly name: string
  /** From 0 to 1. */
  readonly confidence: number
}

/**
 * Rates the 24 keys of a mono loop at 44.1 kHz: C major, C minor, C# major and so on. A rating is
 * the correlation of its pitch classes with the profile of the key, raised for minor keys and for
 * the first bass note. Null for silence. `openingSeconds` is the expected duration of that note.
 */
export function rateKeys(mono: Float32Array, openingSeconds: number): number[] | null {
  const chroma = computeChroma(mono)
  if (chroma === null) return null
  const opening = mono.subarray(0, Math.round(openingSeconds * excerptRate))
  const bass = findRootNote(trackPitch(applyLowPass(opening)))
  return listKeys(chroma).map(
    ({ root, mode, correlation }) =>
      correlation +
      (mode === 'minor' ? minorBonus : 0) +
      (bass?.pitchClass === root ? firstBassWeight * bass.confidence : 0),
  )
}

/** Chooses a key by the ratings of `rateKeys`; null unless one is clearly the best. */
export function chooseRatedKey(ratings: readonly number[]): MeasuredKey | null {
  const best = ratings.indexOf(Math.max(...ratings))
  const rating = ratings[best] ?? 0
  const margin = rating - Math.max(...ratings.filter((_, index) => index !== best))
  if (rating < minRating || margin < minMargin) return null
  return { name: nameKey(best), confidence: Math.min(0.95, 0.5 + margin) }
}

/** Returns the name of the key with an index in the ratings of `rateKeys`. */
export function nameKey(index: number): string {
  return spellKey(Math.floor(index / 2), index % 2 === 0 ? 'major' : 'minor')
}

/** Returns the mode that better fits a mono loop with a known root. */
export function measureMode(mono: Float32Array, root: number): Mode | null {
  const chroma = computeChroma(mono)
  if (chroma === null) return null
  const [best, second] = listKeys(chroma)
    .filter((key) => key.root === root)
    .toSorted((a, b) => b.correlation - a.correlation)
  if (best === undefined || second === undefined) return null
  const isClear = best.correlation > 0.5 && best.correlation - second.correlation > 0.1
  return isClear ? best.mode : null
}

/** Spells a key such as "F# minor", or a note such as "F#". */
export function spellKey(root: number, mode: Mode | null): string {
  const note = noteNames[root % 12] ?? 'C'
  return mode === null ? note : `${note} ${mode}`
}

function listKeys(chroma: Chroma): { root: number; mode: Mode; correlation: number }[] {
  return noteNames.flatMap((_, root) =>
    (['major', 'minor'] as const).map((mode) => ({
      root,
      mode,
      correlation: correlate(
        chroma,
        chroma.map((_value, index) => profiles[mode][(index - root + 12) % 12] ?? 0),
      ),
    })),
  )
}

/** Computes the correlation coefficient of two series of equal length. */
function correlate(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  let [products, squaresA, squaresB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[index] ?? 0) - meanB]
    products += x * y
    squaresA += x * x
    squaresB += y * y
  }
  const scale = Math.sqrt(squaresA * squaresB)
  return scale === 0 ? 0 : products / scale
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Applies a three-pole low-pass filter at 150 Hz. */
function applyLowPass(mono: Float32Array): Float32Array {
  const step = 1 - Math.exp((-2 * Math.PI * bassCutoff) / excerptRate)
  let [first, second, third] = [0, 0, 0]
  return mono.map((sample, index) => {
    if (index % samplesBetweenClears === 0) {
      first = clearSubnormal(first)
      second = clearSubnormal(second)
      third = clearSubnormal(third)
    }
    first += step * (sample - first)
    second += step * (first - second)
    third += step * (second - third)
    return third
  })
}
