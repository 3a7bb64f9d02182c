import { log2 } from '../../../platform/sound/portable-math.ts'
import { applyHighPass } from './high-pass.ts'

const aheadMilliseconds = 8
/**
 * The window before an onset, in milliseconds, in which the maximum level is taken; longer than one
 * period of a low bass note.
 */
const behindMilliseconds = 40
const minDistanceMilliseconds = 50

/** The minimum rise in decibels and minimum level of an onset. */
export interface Sensitivity {
  readonly rise: number
  /** The minimum level, in decibels below the loudest moment of the sound. */
  readonly depth: number
}

/** Computes the energy of each millisecond of a loop. */
function computeEnergies(channel: Float32Array, hopFrames: number): Float64Array {
  const out = new Float64Array(Math.floor(channel.length / hopFrames))
  for (let k = 0; k < out.length; k++) {
    for (let i = k * hopFrames; i < (k + 1) * hopFrames; i++)
      out[k] = (out[k] ?? 0) + (channel[i] ?? 0) ** 2
  }
  return out
}

function computeMovingAverage(values: Float64Array, from: number, count: number): number {
  let sum = 0
  for (let k = 0; k < count; k++) {
    sum += values[(from + k + values.length) % values.length] ?? 0
  }
  return sum / count
}

/**
 * Computes the rise in decibels at each millisecond, from the level before it to the level after.
 */
function computeRises(values: Float64Array, depth: number): Float64Array {
  const means = values.map((_, k) => computeMovingAverage(values, k, aheadMilliseconds))
  const loudest = means.reduce((high, value) => Math.max(high, value), 0)
  const floor = loudest / 10 ** (depth / 10)
  return means.map((after, k) => {
    if (after < floor) return 0
    let before = floor / 20
    for (let back = aheadMilliseconds; back <= behindMilliseconds; back++) {
      before = Math.max(before, means[(k - back + values.length) % values.length] ?? 0)
    }
    return 3.0103 * log2(after / before)
  })
}

/**
 * Detects the onsets of a loop and returns their times in seconds. An onset is where the energy of
 * the full signal, or of its content above 1.5 kHz, rises faster than anywhere else within 50 ms.
 */
export function detectOnsets(
  mono: Float32Array,
  sampleRate: number,
  { rise, depth }: Sensitivity,
): number[] {
  const hopFrames = Math.round(sampleRate / 1000)
  const full = computeRises(computeEnergies(mono, hopFrames), depth)
  const high = computeRises(
    computeEnergies(applyHighPass(mono, sampleRate, 1500), hopFrames),
    depth,
  )
  const curve = full.map((value, k) => Math.max(value, high[k] ?? 0))
  const count = curve.length
  const found: number[] = []
  curve.forEach((value, k) => {
    if (value < rise) return
    for (let near = -minDistanceMilliseconds; near <= minDistanceMilliseconds; near++) {
      const other = curve[(k + near + count) % count] ?? 0
      if (other > value || (other === value && near < 0)) return
    }
    found.push((k * hopFrames) / sampleRate)
  })
  return found
}
