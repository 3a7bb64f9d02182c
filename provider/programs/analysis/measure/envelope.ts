import { powerToDecibels } from './decibels.ts'
import { excerptRate } from './excerpt.ts'

const stepsPerSecond = 200

export interface Envelope {
  /** The time until the sound stays 40 dB below its peak, in seconds. */
  readonly length: number
  /** Time from the first audible moment to the loudest, in seconds. */
  readonly attack: number
  /** Time from the loudest moment until the level stays 20 dB below it, in seconds. */
  readonly decay: number
  /** Time from the last moment within 20 dB of the peak to the last within 40 dB, in seconds. */
  readonly tail: number
  /** The level that the sound exceeds for 90 % of its length, in decibels relative to the peak. */
  readonly floor: number
  /** The level of the peak relative to the mean power, in decibels. */
  readonly crest: number
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
  const lowest = audible.toSorted()[Math.floor(audible.length / 10)] ?? 0
  const moment = audible.reduce((sum, value, i) => sum + value * i, 0)
  return {
    length: end / stepsPerSecond,
    attack: Math.max(0, loudest - first) / stepsPerSecond,
    decay: Math.max(0, last(0.01) - loudest) / stepsPerSecond,
    tail: (last(1e-4) - last(0.01)) / stepsPerSecond,
    floor: toDecibels(lowest, peak),
    crest: toDecibels(peak, energy / audible.length),
    center: energy > 0 ? moment / energy / audible.length : 0,
    sustained: audible.filter((value) => value >= peak / 16).length / audible.length,
  }
}

/** Returns the ratio of two powers in decibels, at least −80; 0 for silence. */
function toDecibels(power: number, reference: number): number {
  return reference > 0 ? powerToDecibels(Math.max(1e-8, power / reference)) : 0
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
