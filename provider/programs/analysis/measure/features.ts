import { excerptRate } from './excerpt.ts'
import { measureEnvelope } from './envelope.ts'
import { featureScales } from './feature-scales.ts'
import { findMedianNote, type PitchFrame } from './pitch.ts'
import { coefficientCount, trackTimbre, type TimbreFrame } from './timbre.ts'

/** The number of coefficients whose variation is a feature. */
const variationCount = 6
/** Rounds stored features to four decimals. */
const precision = 1e4

/**
 * Computes the features of a mono sound at 44.1 kHz as a unit vector: timbre and its variation,
 * pitch, and envelope. The closer two vectors, the more similar the sounds. Silence yields a zero
 * vector.
 */
export function computeFeatures(
  mono: Float32Array,
  pitch: readonly PitchFrame[],
  onsets: readonly number[],
): number[] {
  const values = measureFeatures(mono, pitch, onsets)
  if (values === null) return featureScales.map(() => 0)
  const standardized = values.map((value, index) => {
    const { mean, deviation, weight } = featureScales[index] ?? { mean: 0, deviation: 1, weight: 1 }
    return Math.max(-3, Math.min(3, (value - mean) / deviation)) * weight
  })
  const length = Math.sqrt(standardized.reduce((sum, value) => sum + value * value, 0)) || 1
  return standardized.map((value) => Math.round((value / length) * precision) / precision)
}

/** Measures the features before standardization; null for silence. */
export function measureFeatures(
  mono: Float32Array,
  pitch: readonly PitchFrame[],
  onsets: readonly number[],
): number[] | null {
  const frames = trackTimbre(mono)
  if (frames.length === 0) return null
  const average = createAverage(frames)
  const cepstrum = Array.from({ length: coefficientCount }, (_, k) =>
    average((frame) => frame.cepstrum[k] ?? 0),
  )
  const clarity = pitch.reduce((sum, frame) => sum + frame.clarity, 0) / Math.max(1, pitch.length)
  const { length, attack, decay, center, sustained } = measureEnvelope(mono)
  const brightness = average((frame) => frame.brightness)
  return [
    ...cepstrum.map(({ mean }) => mean),
    ...cepstrum.slice(0, variationCount).map(({ deviation }) => deviation),
    brightness.mean,
    brightness.deviation,
    average((frame) => frame.flatness).mean,
    average((frame) => frame.lowShare).mean,
    average((frame) => frame.highShare).mean,
    clarity,
    (findMedianNote(pitch) ?? 60) / 12,
    Math.log2(length + 0.02),
    Math.log2(attack + 0.005),
    Math.log2(decay + 0.01),
    center,
    sustained,
    Math.min(12, onsets.length / (mono.length / excerptRate + 0.5)),
  ]
}

/** Creates a function that averages over frames, weighted by the fourth root of their power. */
function createAverage(frames: readonly TimbreFrame[]) {
  const weights = frames.map(({ power }) => Math.sqrt(Math.sqrt(power)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (read: (frame: TimbreFrame) => number) =>
    frames.reduce((sum, frame, i) => sum + read(frame) * (weights[i] ?? 0), 0) / total
  return (read: (frame: TimbreFrame) => number) => {
    const center = mean(read)
    return { mean: center, deviation: Math.sqrt(mean((frame) => (read(frame) - center) ** 2)) }
  }
}
