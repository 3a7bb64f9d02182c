import { cosine, exp2, log2 } from '../../../platform/sound/portable-math.ts'
import { excerptRate } from '../measure/excerpt.ts'
import { computePowerSpectrum } from '../measure/fourier.ts'

const frameSize = 1024
const hopSeconds = 0.005
/** The limits of the moments after the onset, in seconds: the shorter, the closer to it. */
const momentLimits = [0, 0.01, 0.02, 0.04, 0.07, 0.12, 0.2, 0.35, 0.6, 1, 1.7] as const
const momentCount = momentLimits.length - 1
const bandCount = 28
const lowestHertz = 40
const highestHertz = 16_000
/** The onset is where a sound first exceeds this fraction of its peak; it is listened to from just before. */
const onset = { fraction: 0.03, before: 0.005 } as const
/** Levels that far below the loudest count as silence, in decibels. */
const floorDecibels = 50
const decibelsPerOctave = 10 * Math.log10(2)
/** The number of the coarsest patterns in time and in frequency that are kept. */
const patternCounts = { time: 4, frequency: 8 } as const

/** A mel band as the weights of consecutive bins from `first`, which sum to 1. */
interface Band {
  readonly first: number
  readonly weights: readonly number[]
}

const bands = createBands()

function hertzToMel(hertz: number): number {
  return log2(1 + hertz / 700)
}

function createBands(): Band[] {
  const [low, high] = [hertzToMel(lowestHertz), hertzToMel(highestHertz)]
  const edges = Array.from({ length: bandCount + 2 }, (_, i) => {
    const mel = low + ((high - low) * i) / (bandCount + 1)
    return ((700 * (exp2(mel) - 1)) / excerptRate) * frameSize
  })
  return Array.from({ length: bandCount }, (_, band) => {
    const [start = 0, center = 0, end = 0] = edges.slice(band, band + 3)
    const first = Math.floor(start)
    const weigh = (bin: number) =>
      Math.max(0, Math.min((bin - start) / (center - start), (end - bin) / (end - center)))
    const raw = Array.from({ length: Math.ceil(end) - first + 1 }, (_value, i) => weigh(first + i))
    const total = raw.reduce((sum, weight) => sum + weight, 0)
    // Low bands are narrower than a bin.
    if (total < 0.5) return { first: Math.round(center), weights: [1] }
    return { first, weights: raw.map((weight) => weight / total) }
  })
}

/** The coarse patterns: pairs of a number of half waves in time and in frequency. */
const patterns = Array.from({ length: patternCounts.time }, (_, time) =>
  Array.from({ length: patternCounts.frequency }, (_value, frequency) => ({ time, frequency })),
)
  .flat()
  .filter(
    ({ time, frequency }) => time / patternCounts.time + frequency / patternCounts.frequency < 1,
  )

/** The number of values that `measureAttackSpectrum` returns. */
export const attackSpectrumLength = patterns.length

/**
 * Measures how the spectrum of a mono sound at 44.1 kHz develops after its onset: the levels of 28
 * bands at ten moments, the loudest being 0 dB, as the coefficients of their coarse patterns, in
 * decibels. Independent of the level and of silence before the sound.
 */
export function measureAttackSpectrum(mono: Float32Array): number[] {
  const levels = measureLevels(mono)
  return patterns.map(({ time, frequency }) => {
    let sum = 0
    for (let moment = 0; moment < momentCount; moment += 1) {
      const row = levels[moment] ?? []
      const weight = evaluate(time, moment, momentCount)
      for (let band = 0; band < bandCount; band += 1)
        sum += weight * evaluate(frequency, band, bandCount) * (row[band] ?? 0)
    }
    return sum
  })
}

/** Returns an orthonormal cosine at a place. */
function evaluate(halfWaves: number, place: number, count: number): number {
  const scale = Math.sqrt((halfWaves === 0 ? 1 : 2) / count)
  return scale * cosine((halfWaves * (place + 0.5)) / count / 2)
}

/** Measures the level of each band at each moment, in decibels above the floor. */
function measureLevels(mono: Float32Array): number[][] {
  const powers = measurePowers(mono)
  const loudest = powers.flat().reduce((high, power) => Math.max(high, power), 0)
  if (loudest === 0) return powers.map((row) => row.map(() => 0))
  return powers.map((row) =>
    row.map((power) =>
      Math.max(0, floorDecibels + decibelsPerOctave * log2(power / loudest + 1e-12)),
    ),
  )
}

/** Measures the mean power of each band at each moment. */
function measurePowers(mono: Float32Array): number[][] {
  const start = findOnset(mono) - Math.round(onset.before * excerptRate) - frameSize / 2
  const moments = momentLimits.slice(1).map(() => bands.map(() => 0))
  const counts = moments.map(() => 0)
  let moment = 0
  for (let k = 0; k * hopSeconds < (momentLimits[momentCount] ?? 0); k += 1) {
    while (k * hopSeconds >= (momentLimits[moment + 1] ?? Infinity)) moment += 1
    const at = start + Math.round(k * hopSeconds * excerptRate)
    counts[moment] = (counts[moment] ?? 0) + 1
    if (at >= mono.length) continue
    const spectrum = computePowerSpectrum(mono, at, frameSize)
    const row = moments[moment] ?? []
    for (const [index, band] of bands.entries())
      row[index] = (row[index] ?? 0) + sum(band, spectrum)
  }
  return moments.map((row, index) => row.map((power) => power / (counts[index] ?? 1)))
}

function sum({ first, weights }: Band, spectrum: Float64Array): number {
  let total = 0
  for (let i = 0; i < weights.length; i += 1)
    total += (weights[i] ?? 0) * (spectrum[first + i] ?? 0)
  return total
}

function findOnset(mono: Float32Array): number {
  let peak = 0
  for (let i = 0; i < mono.length; i += 1) peak = Math.max(peak, Math.abs(mono[i] ?? 0))
  const threshold = onset.fraction * peak
  return Math.max(
    0,
    mono.findIndex((sample) => Math.abs(sample) > threshold),
  )
}
