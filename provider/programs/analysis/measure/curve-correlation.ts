import { curveRate } from './onset-curve.ts'

/** The multiples of a beat at which a sound is compared with itself, and their weights. */
const multiples = [
  [1, 1],
  [2, 1],
  [4, 1],
] as const
/** The longest lag, as a fraction of the length: beyond it, too little is compared. */
const maxLagFraction = 0.65

/**
 * Returns a function that measures, for a beat in seconds, how much an onset curve resembles itself
 * one, two and four beats later, relative to other lags: from about −1 to 1.
 */
export function createCorrelation(curve: Float64Array): (beat: number) => number {
  const smooth = curve.map(
    (value, k) => ((curve[k - 1] ?? 0) + 2 * value + (curve[k + 1] ?? 0)) / 4,
  )
  const mean = smooth.reduce((sum, value) => sum + value, 0) / Math.max(1, smooth.length)
  const centered = smooth.map((value) => value - mean)
  const maxLag = Math.floor(centered.length * maxLagFraction)
  const values = Float64Array.from({ length: maxLag + 1 }, (_, lag) => correlate(centered, lag))
  return (beat) => {
    let [sum, total] = [0, 0]
    for (const [multiple, weight] of multiples) {
      const lag = beat * multiple * curveRate
      if (lag >= maxLag) continue
      const [at, rest] = [Math.floor(lag), lag - Math.floor(lag)]
      sum += weight * ((values[at] ?? 0) * (1 - rest) + (values[at + 1] ?? 0) * rest)
      total += weight
    }
    return total === 0 ? 0 : sum / total
  }
}

/** Computes the correlation of a curve with itself some steps later, from −1 to 1. */
function correlate(values: Float64Array, lag: number): number {
  let [products, first, second] = [0, 0, 0]
  for (let k = 0; k + lag < values.length; k += 1) {
    const [a, b] = [values[k] ?? 0, values[k + lag] ?? 0]
    products += a * b
    first += a * a
    second += b * b
  }
  const scale = Math.sqrt(first * second)
  return scale === 0 ? 0 : products / scale
}
