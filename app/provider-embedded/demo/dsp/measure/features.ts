import { cosine, exp2, log2, sampleRate } from '../math.ts'
import { countFrames, toStereo, type Signal } from '../signal.ts'
import { computePowerSpectrum } from './fourier.ts'

const fftSize = 1024
const bandCount = 26
const coefficientCount = 13
const segmentCount = 12

function hertzToMel(hertz: number): number {
  return 780.1 * log2(1 + hertz / 700)
}

/**
 * Edges of the triangular mel bands from 40 Hz to 16 kHz, as fractional FFT bins; band i starts at
 * edge i, peaks at edge i + 1 and ends at edge i + 2.
 */
const bandEdges = Array.from({ length: bandCount + 2 }, (_, i) => {
  const place = hertzToMel(40) + ((hertzToMel(16000) - hertzToMel(40)) * i) / (bandCount + 1)
  return ((700 * (exp2(place / 780.1) - 1)) / sampleRate) * fftSize
})

function computeMelLevels(power: Float64Array): number[] {
  return Array.from({ length: bandCount }, (_, band) => {
    const [low, centre, high] = [
      bandEdges[band] ?? 0,
      bandEdges[band + 1] ?? 0,
      bandEdges[band + 2] ?? 0,
    ]
    let sum = 0
    for (let bin = Math.floor(low); bin <= Math.ceil(high); bin++) {
      const up = (bin - low) / (centre - low)
      const down = (high - bin) / (high - centre)
      sum += Math.max(0, Math.min(up, down)) * (power[bin] ?? 0)
    }
    return log2(sum + 1e-6)
  })
}

function computeCepstrum(levels: readonly number[]): number[] {
  return Array.from({ length: coefficientCount }, (_, k) =>
    levels.reduce((sum, level, i) => sum + level * cosine((k * (i + 0.5)) / bandCount / 2), 0),
  )
}

interface FrameFeatures {
  readonly cepstrum: readonly number[]
  readonly centroid: number
  readonly flatness: number
}

function analyzeFrame(mono: Float32Array, start: number): FrameFeatures {
  const power = computePowerSpectrum(mono, start, fftSize)
  let [sum, weighted, logs] = [1e-9, 0, 0]
  power.forEach((value, bin) => {
    sum += value
    weighted += value * bin
    logs += log2(value + 1e-9)
  })
  return {
    cepstrum: computeCepstrum(computeMelLevels(power)),
    centroid: log2(1 + weighted / sum),
    flatness: logs / power.length - log2(sum / power.length),
  }
}

function computeMeanAndDeviation(values: readonly number[]): readonly [number, number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return [mean, Math.sqrt(square)]
}

function computeEnvelope(mono: Float32Array): number[] {
  return Array.from({ length: segmentCount }, (_, segment) => {
    const from = Math.floor((mono.length * segment) / segmentCount)
    const to = Math.floor((mono.length * (segment + 1)) / segmentCount)
    let sum = 0
    for (let i = from; i < to; i++) sum += (mono[i] ?? 0) ** 2
    return log2(sum / Math.max(1, to - from) + 1e-7)
  })
}

/**
 * Computes the 43 features of a sound: mean and standard deviation of 13 mel-frequency cepstral
 * coefficients, 12 envelope levels, length, brightness (mean and standard deviation), noisiness,
 * and the position of its loudest part.
 */
export function computeFeatures(signal: Signal): number[] {
  const [left, right] = toStereo(signal)
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2)
  const frames: FrameFeatures[] = []
  for (let start = 0; start === 0 || start + fftSize <= mono.length; start += fftSize / 2) {
    frames.push(analyzeFrame(mono, start))
  }
  const cepstra = Array.from({ length: coefficientCount }, (_, k) =>
    computeMeanAndDeviation(frames.map((frame) => frame.cepstrum[k] ?? 0)),
  )
  const levels = computeEnvelope(mono)
  const brightness = computeMeanAndDeviation(frames.map((frame) => frame.centroid))
  const [noisiness] = computeMeanAndDeviation(frames.map((frame) => frame.flatness))
  const loudest = levels.indexOf(Math.max(...levels))
  return [
    ...cepstra.flat(),
    ...levels,
    log2(countFrames(signal)),
    ...brightness,
    noisiness,
    loudest,
  ]
}

/** Standardizes vectors to mean 0 and standard deviation 1 in every dimension. */
export function standardize(vectors: readonly (readonly number[])[]): number[][] {
  const scales = (vectors[0] ?? []).map((_, i) =>
    computeMeanAndDeviation(vectors.map((v) => v[i] ?? 0)),
  )
  return vectors.map((vector) =>
    vector.map((value, i) => {
      const [mean, spread] = scales[i] ?? [0, 1]
      return spread === 0 ? 0 : (value - mean) / spread
    }),
  )
}

/** Returns the Euclidean distance between two vectors of equal length. */
export function computeDistance(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0))
}
