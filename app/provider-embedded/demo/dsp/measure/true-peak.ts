import { cosine, sine } from '../math.ts'
import type { Signal } from '../signal.ts'

const tapCount = 24
const halfTapCount = tapCount / 2
const phaseWeights = [1, 2, 3].map((phase) => computeWeights(phase / 4))

/** Computes the weights that interpolate between two samples: a normalized windowed sinc. */
function computeWeights(fraction: number): Float64Array {
  const weights = new Float64Array(tapCount)
  let sum = 0
  for (let k = 0; k < tapCount; k++) {
    const x = k - (halfTapCount - 1) - fraction
    const window = 0.5 + 0.5 * cosine(x / (2 * halfTapCount))
    const value = (sine(x / 2) / (x * 3.141592653589793)) * window
    weights[k] = value
    sum += value
  }
  return weights.map((value) => value / sum)
}

function interpolatePeak(channel: Float32Array, index: number, isLoop: boolean): number {
  let largest = 0
  for (const weights of phaseWeights) {
    let value = 0
    for (let k = 0; k < tapCount; k++) {
      let i = index + k - (halfTapCount - 1)
      if (isLoop && i < 0) i += channel.length
      if (isLoop && i >= channel.length) i -= channel.length
      value += (channel[i] ?? 0) * (weights[k] ?? 0)
    }
    if (value < 0) value = -value
    if (value > largest) largest = value
  }
  return largest
}

/**
 * Returns the highest level at or right after each sample, oversampled four times. Where no
 * neighboring sample approaches `floor`, it returns the sample's own level, which is much faster.
 */
export function computeTruePeaks(
  channel: Float32Array,
  loop: boolean,
  floor: number,
): Float32Array {
  const out = new Float32Array(channel.length)
  const near = floor * 0.6
  for (let i = 0; i < channel.length; i++) {
    const here = Math.abs(channel[i] ?? 0)
    const next = Math.abs(channel[i + 1] ?? (loop ? (channel[0] ?? 0) : 0))
    const before = i > 0 ? Math.abs(channel[i - 1] ?? 0) : 0
    const isNearFloor = here > near || next > near || before > near
    out[i] = isNearFloor ? Math.max(here, interpolatePeak(channel, i, loop)) : here
  }
  return out
}

/** Returns the true peak of a signal as a linear level (1 is full scale). */
export function computeTruePeak(signal: Signal, loop: boolean): number {
  let peak = 0
  for (const channel of signal) {
    const floor = channel.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0)
    for (const value of computeTruePeaks(channel, loop, floor)) if (value > peak) peak = value
  }
  return peak
}
