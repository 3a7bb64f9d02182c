import { countFrames, type Signal } from '../signal.ts'
import { applyKWeighting } from './k-weighting.ts'

const blockFrames = 17640
const hopFrames = 4410
/** The absolute gate of BS.1770 as a power: −70 LUFS, with the offset of −0.691 dB. */
const absoluteGate = 1.17246530458e-7

/**
 * Computes the mean squares of overlapping 400 ms blocks, summed over all channels; a shorter sound
 * is a single block.
 */
function computeBlockPowers(signal: Signal, isLoop: boolean): number[] {
  const frames = countFrames(signal)
  const sums = new Float64Array(frames + 1)
  for (const channel of signal) {
    const weighted = applyKWeighting(channel, isLoop)
    let sum = 0
    for (let i = 0; i < frames; i++) {
      const value = weighted[i] ?? 0
      sum += value * value
      sums[i + 1] = (sums[i + 1] ?? 0) + sum
    }
  }
  const span = Math.min(blockFrames, frames)
  const powers: number[] = []
  for (let start = 0; start + span <= frames; start += hopFrames) {
    powers.push(((sums[start + span] ?? 0) - (sums[start] ?? 0)) / span)
  }
  return signal.length === 1 ? powers.map((power) => power * 2) : powers
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * Computes the power that determines the loudness: the gated (integrated) mean for a loop, the
 * loudest block for a one-shot. A mono sound counts as played on both sides. Silence has a power of
 * 0.
 */
export function computeLoudnessPower(signal: Signal, loop: boolean): number {
  const powers = computeBlockPowers(signal, loop)
  if (!loop) return Math.max(0, ...powers)
  const audible = powers.filter((power) => power > absoluteGate)
  const gate = mean(audible) / 10
  return mean(audible.filter((power) => power > gate))
}

/**
 * Computes the loudness in LUFS, −Infinity for silence (see `computeLoudnessPower`). It must not be
 * used for rendering, because engines may round Math.log10 differently.
 */
export function computeLoudness(signal: Signal, loop: boolean): number {
  return -0.691 + 10 * Math.log10(computeLoudnessPower(signal, loop))
}
