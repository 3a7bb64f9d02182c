import { sampleRate } from '../math.ts'
import { countFrames, toStereo, type Signal } from '../signal.ts'

const windowSize = 4096
const maxLag = 1600
const minLag = 20
const estimateCount = 7

/**
 * Computes the difference function of YIN: the squared difference between a window and itself,
 * shifted by each lag.
 */
function computeDifferences(channel: Float32Array, start: number): Float64Array {
  const out = new Float64Array(maxLag + 1)
  for (let lag = 1; lag <= maxLag; lag++) {
    let sum = 0
    for (let i = start; i < start + windowSize; i++) {
      const d = (channel[i] ?? 0) - (channel[i + lag] ?? 0)
      sum += d * d
    }
    out[lag] = sum
  }
  return out
}

/** Divides each difference by the mean of the differences up to its lag. */
function normalizeDifferences(values: Float64Array): Float64Array {
  let sum = 0
  return values.map((value, lag) => {
    sum += value
    return lag === 0 || sum === 0 ? 1 : (value * lag) / sum
  })
}

/** Finds the minimum of a curve within a range, interpolated between samples. */
function findMinimum(values: Float64Array, from: number, to: number): number {
  let best = from
  for (let lag = from; lag <= to; lag++) if ((values[lag] ?? 1) < (values[best] ?? 1)) best = lag
  const [a, b, c] = [values[best - 1] ?? 0, values[best] ?? 0, values[best + 1] ?? 0]
  const bend = a - 2 * b + c
  return bend === 0 ? best : best + (a - c) / (2 * bend)
}

function findFirstDip(curve: Float64Array): number {
  let lowest = minLag
  for (let lag = minLag; lag < maxLag; lag++) {
    if ((curve[lag] ?? 1) < (curve[lowest] ?? 1)) lowest = lag
  }
  const enough = Math.max(0.12, (curve[lowest] ?? 0) * 1.6 + 0.02)
  for (let lag = minLag; lag < maxLag; lag++) {
    const here = curve[lag] ?? 1
    if (here < enough && here <= (curve[lag + 1] ?? 1)) return lag
  }
  return lowest
}

/** Estimates the period in frames: the first clear dip, refined at its furthest repetition. */
function estimatePeriod(channel: Float32Array, start: number): number {
  const raw = computeDifferences(channel, start)
  const curve = normalizeDifferences(raw)
  const first = findFirstDip(curve)
  let period = findMinimum(raw, Math.max(2, first - 2), Math.min(maxLag - 1, first + 2))
  for (let count = 2; count * period < maxLag - 4; count *= 2) {
    const centre = Math.round(period * count)
    const reach = Math.max(1, Math.floor(period / 5))
    period = findMinimum(raw, centre - reach, Math.min(maxLag - 1, centre + reach)) / count
  }
  return period
}

/**
 * Estimates the frequency, in hertz, that a pitched sound settles on after its attack; it is the
 * median of several estimates.
 */
export function estimateFundamental(signal: Signal): number {
  const [left, right] = toStereo(signal)
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2)
  const room = countFrames(signal) - windowSize - maxLag
  const from = Math.max(0, Math.min(room, Math.round(0.07 * sampleRate)))
  const to = Math.max(from, Math.min(room, Math.round(countFrames(signal) * 0.6)))
  const found = Array.from({ length: estimateCount }, (_, i) =>
    estimatePeriod(mono, Math.max(0, Math.round(from + ((to - from) * i) / (estimateCount - 1)))),
  )
  const middle = found.toSorted((a, b) => a - b)[(estimateCount - 1) / 2] ?? 1
  return sampleRate / middle
}
