import { measureFeatures } from '#provider/programs/analysis/measure/features.ts'
import { toLoudness } from '#provider/programs/analysis/measure/decibels.ts'
import { computeLoudnessPower } from '#provider/programs/analysis/measure/loudness.ts'
import { mixToMono } from '#provider/programs/analysis/measure/excerpt.ts'
import { findMedianNote, trackPitch } from '#provider/programs/analysis/measure/pitch.ts'
import { trackSound } from '#provider/programs/analysis/measure/tracked-sound.ts'

/** Computes the loudness in LUFS that a sound was normalized by, −Infinity for silence. */
export function computeLoudness(channels: readonly Float32Array[], isLoop: boolean): number {
  return toLoudness(computeLoudnessPower(channels, 44_100, isLoop)) ?? -Infinity
}

/** Estimates the frequency of a pitched sound after its attack, in hertz. */
export function estimateFundamental(channels: readonly Float32Array[]): number {
  const mono = mixToMono(channels)
  const attack = Math.min(3087, Math.max(0, mono.length - 4096))
  const end = Math.max(attack + 6144, Math.round(mono.length * 0.7))
  const note = findMedianNote(trackPitch(mono.subarray(attack, end)))
  return note === null ? 0 : 440 * 2 ** ((note - 69) / 12)
}

/** Measures the features of a sound before they are standardized. */
export function measureSound(channels: readonly Float32Array[]): number[] {
  return measureFeatures(trackSound(mixToMono(channels), [])) ?? []
}

/** Standardizes vectors to mean 0 and standard deviation 1 in every dimension. */
export function standardize(vectors: readonly (readonly number[])[]): number[][] {
  const scales = (vectors[0] ?? []).map((_, i) => measureSpread(vectors.map((v) => v[i] ?? 0)))
  return vectors.map((vector) =>
    vector.map((value, i) => {
      const [mean, spread] = scales[i] ?? [0, 1]
      return spread === 0 ? 0 : (value - mean) / spread
    }),
  )
}

function measureSpread(values: readonly number[]): readonly [number, number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return [mean, Math.sqrt(square)]
}

/** Returns the Euclidean distance between two vectors of equal length. */
export function computeDistance(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0))
}
