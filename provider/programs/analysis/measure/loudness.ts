import { powerToDecibels } from './decibels.ts'
import { createKWeighting } from './k-weighting.ts'

const hopsPerSecond = 10
const hopsPerBlock = 4
const burstHopsPerSecond = 100
/** A burst is 100 ms long, about as long as ears add up energy. */
const hopsPerBurst = 10
/** The windows of the loudness range are 3 seconds long. */
const hopsPerShortTerm = 30
/** The absolute gate of BS.1770 as a power: −70 LUFS, including the offset of −0.691 dB. */
const absoluteGate = 1.17246530458e-7

/** Measures the loudness of consecutive blocks of samples as defined in ITU-R BS.1770. */
export interface LoudnessMeter {
  /** Runs the filters over samples without measuring them, such as the end of a repeating loop. */
  readonly prime: (block: readonly Float32Array[]) => void
  readonly add: (block: readonly Float32Array[]) => void
  /**
   * Returns the mean squares of overlapping 400 ms blocks, summed over the channels; a shorter
   * sound is a single block. A mono sound counts as played on both sides.
   */
  readonly computeBlockPowers: () => readonly number[]
  /** Returns the mean squares of overlapping windows of 3 seconds; none of a shorter sound. */
  readonly computeShortTermPowers: () => readonly number[]
  /**
   * Returns the mean square of the loudest 100 ms, summed over the channels; a sound counts as
   * followed by silence. A mono sound counts as played on both sides.
   */
  readonly computeBurstPower: () => number
}

/** Creates a loudness meter for one sound. */
export function createLoudnessMeter(sampleRate: number, channels: number): LoudnessMeter {
  const weightings = Array.from({ length: channels }, () => createKWeighting(sampleRate))
  const hopFrames = Math.round(sampleRate / hopsPerSecond)
  const sums: number[] = []
  const burstHopFrames = Math.round(sampleRate / burstHopsPerSecond)
  const burstSums: number[] = []
  let frames = 0
  const weightBlock = (block: readonly Float32Array[]) =>
    weightings.map((weight, index) => weight(block[index] ?? new Float32Array(0)))
  const average = (hops: number) => {
    const powers = averageHops(sums, frames, hopFrames, hops)
    return channels === 1 ? powers.map((power) => power * 2) : powers
  }
  return {
    prime: weightBlock,
    add(block) {
      for (const weighted of weightBlock(block)) {
        addSquares(sums, weighted, frames, hopFrames)
        addSquares(burstSums, weighted, frames, burstHopFrames)
      }
      frames += block[0]?.length ?? 0
    },
    computeBlockPowers: () => average(hopsPerBlock),
    computeShortTermPowers: () =>
      frames < hopsPerShortTerm * hopFrames ? [] : average(hopsPerShortTerm),
    computeBurstPower: () =>
      (findLargestSum(burstSums, hopsPerBurst) / (hopsPerBurst * burstHopFrames)) *
      (channels === 1 ? 2 : 1),
  }
}

function addSquares(sums: number[], weighted: Float64Array, start: number, hop: number): void {
  for (let i = 0; i < weighted.length;) {
    const index = Math.floor((start + i) / hop)
    const end = Math.min(weighted.length, (index + 1) * hop - start)
    let sum = sums[index] ?? 0
    for (; i < end; i++) {
      const value = weighted[i] ?? 0
      sum += value * value
    }
    sums[index] = sum
  }
}

function averageHops(
  sums: readonly number[],
  frames: number,
  hopFrames: number,
  hopsPerWindow: number,
): number[] {
  const windowFrames = hopFrames * hopsPerWindow
  const total = (from: number, to: number) => sums.slice(from, to).reduce((a, b) => a + b, 0)
  if (frames < windowFrames) return [total(0, sums.length) / Math.max(1, frames)]
  const count = Math.floor(frames / hopFrames) - hopsPerWindow + 1
  return Array.from({ length: count }, (_, i) => total(i, i + hopsPerWindow) / windowFrames)
}

/** Returns the largest sum of `count` consecutive values; missing ones are 0. */
function findLargestSum(values: readonly number[], count: number): number {
  let largest = 0
  for (let from = 0; from < values.length; from += 1) {
    let sum = 0
    for (let i = from; i < Math.min(values.length, from + count); i += 1) sum += values[i] ?? 0
    if (sum > largest) largest = sum
  }
  return largest
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * Computes the integrated (gated) power of block powers; a single block is not gated. Silence has a
 * power of 0.
 */
export function computeIntegratedPower(powers: readonly number[]): number {
  if (powers.length === 1) return powers[0] ?? 0
  const audible = powers.filter((power) => power > absoluteGate)
  const gate = mean(audible) / 10
  return mean(audible.filter((power) => power > gate))
}

/**
 * Computes the loudness range of the powers of 3-second windows in LU: the difference of their 95th
 * and 10th percentiles, gated as defined in EBU Tech 3342 (https://tech.ebu.ch/docs/tech/tech3342.pdf).
 * Null without any window, or for silence.
 */
export function computeLoudnessRange(powers: readonly number[]): number | null {
  const audible = powers.filter((power) => power > absoluteGate)
  const gate = mean(audible) / 100
  const sorted = audible.filter((power) => power > gate).toSorted((a, b) => a - b)
  const get = (fraction: number) => sorted[Math.round(fraction * (sorted.length - 1))]
  const [low, high] = [get(0.1), get(0.95)]
  return low === undefined || high === undefined ? null : powerToDecibels(high / low)
}

/**
 * Computes the power by which a sound of the demo catalogue is normalized: the integrated power of
 * a loop's second repetition, or the loudest block of a one-shot. Silence has a power of 0.
 */
export function computeLoudnessPower(
  channels: readonly Float32Array[],
  sampleRate: number,
  isLoop: boolean,
): number {
  const meter = createLoudnessMeter(sampleRate, channels.length)
  if (isLoop) meter.prime(channels)
  meter.add(channels)
  const powers = meter.computeBlockPowers()
  return isLoop ? computeIntegratedPower(powers) : Math.max(0, ...powers)
}
