import { norm } from '../../../platform/sound/portable-math.ts'
import { featureScales } from './feature-scales.ts'
import { findMedianNote } from './pitch.ts'
import { coefficientCount } from './timbre.ts'
import { createAverage, getMeanClarity, type TrackedSound } from './tracked-sound.ts'

/** The number of coefficients whose variation is a feature. */
const variationCount = 6

/**
 * Measures the timbre and its variation, the pitch and the envelope of a sound, standardized and
 * weighted, as a unit vector; null for silence.
 */
export function standardizeFeatures(sound: TrackedSound): number[] | null {
  const values = measureFeatures(sound)
  if (values === null) return null
  const standardized = values.map((value, index) => {
    const { mean, deviation, weight } = featureScales[index] ?? { mean: 0, deviation: 1, weight: 1 }
    return Math.max(-3, Math.min(3, (value - mean) / deviation)) * weight
  })
  const length = norm(standardized) || 1
  return standardized.map((value) => value / length)
}

/** Measures the features before standardization; null for silence. */
export function measureFeatures(sound: TrackedSound): number[] | null {
  const { frames, envelope, pitch, onsetsPerSecond } = sound
  if (frames.length === 0) return null
  const average = createAverage(frames)
  const cepstrum = Array.from({ length: coefficientCount }, (_, k) =>
    average((frame) => frame.cepstrum[k] ?? 0),
  )
  const { length, attack, decay, center, sustained } = envelope
  const brightness = average((frame) => frame.brightness)
  return [
    ...cepstrum.map(({ mean }) => mean),
    ...cepstrum.slice(0, variationCount).map(({ deviation }) => deviation),
    brightness.mean,
    brightness.deviation,
    average((frame) => frame.flatness).mean,
    average((frame) => frame.lowShare).mean,
    average((frame) => frame.highShare).mean,
    getMeanClarity(pitch),
    (findMedianNote(pitch) ?? 60) / 12,
    Math.log2(length + 0.02),
    Math.log2(attack + 0.005),
    Math.log2(decay + 0.01),
    center,
    sustained,
    Math.min(12, onsetsPerSecond),
  ]
}
