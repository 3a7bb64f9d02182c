import { excerptRate } from './excerpt.ts'

const stepsPerSecond = 200

export interface Envelope {
  /** The time until the sound stays 40 dB below its peak, in seconds. */
  readonly length: number
  /** Time from the first audible moment to the loudest, in seconds. */
  readonly attack: number
  /** Time from the loudest moment until the level stays 20 dB below it, in seconds. */
  readonly decay: number
  /** The center of the energy, as a fraction of the length. */
  readonly center: number
  /** The fraction of the length within 12 dB of the peak. */
  readonly sustained: number
}

/** Measures the envelope of a mono sound at 44.1 kHz. */
export function measureEnvelope(mono: Float32Array): Envelope {
  const powers = computePowers(mono)
  const peak = powers.reduce((high, value) => Math.max(high, value), 0)
  const loudest = powers.indexOf(peak)
  const first = Math.max(
    0,
    powers.findIndex((value) => value >= peak * 0.01),
  )
  const last = (fraction: number) => powers.findLastIndex((value) => value >= peak * fraction)
  const end = Math.max(first + 1, last(1e-4) + 1)
  const audible = powers.subarray(first, end)
  const energy = audible.reduce((sum, value) => sum + value, 0)
  const moment = audible.reduce((sum, value, i) => sum + value * i, 0)
  return {
    length: end / stepsPerSecond,
    attack: Math.max(0, loudest - first) / stepsPerSecond,
    decay: Math.max(0, last(0.01) - loudest) / stepsPerSecond,
    center: energy > 0 ? moment / energy / audible.length : 0,
    sustained: audible.filter((value) => value >= peak / 16).length / audible.length,
  }
}

/** Computes the mean square of every 5 ms. */
function computePowers(mono: Float32Array): Float64Array {
  const step = Math.round(excerptRate / stepsPerSecond)
  return Float64Array.from({ length: Math.max(1, Math.ceil(mono.length / step)) }, (_, k) => {
    const end = Math.min(mono.length, (k + 1) * step)
    let sum = 0
    for (let i = k * step; i < end; i += 1) sum += (mono[i] ?? 0) ** 2
    return sum / step
  })
}
