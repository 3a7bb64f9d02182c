import { cosine, sine } from '../math.ts'
import type { Signal } from '../signal.ts'

const taps = 24
const half = taps / 2
const phases = [1, 2, 3].map((phase) => interpolator(phase / 4))

/** Computes the weights that interpolate between two samples: a normalized windowed sinc. */
function interpolator(fraction: number): Float64Array {
  const weights = new Float64Array(taps)
  let sum = 0
  for (let k = 0; k < taps; k++) {
    const x = k - (half - 1) - fraction
    const window = 0.5 + 0.5 * cosine(x / (2 * half))
    const value = (sine(x / 2) / (x * 3.141592653589793)) * window
    weights[k] = value
    sum += value
  }
  return weights.map((value) => value / sum)
}

function between(channel: Float32Array, index: number, loop: boolean): number {
  let largest = 0
  for (const weights of phases) {
    let value = 0
    for (let k = 0; k < taps; k++) {
      let i = index + k - (half - 1)
      if (loop && i < 0) i += channel.length
      if (loop && i >= channel.length) i -= channel.length
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
export function truePeaks(channel: Float32Array, loop: boolean, floor: number): Float32Array {
  const out = new Float32Array(channel.length)
  const near = floor * 0.6
  for (let i = 0; i < channel.length; i++) {
    const here = Math.abs(channel[i] ?? 0)
    const next = Math.abs(channel[i + 1] ?? (loop ? (channel[0] ?? 0) : 0))
    const before = i > 0 ? Math.abs(channel[i - 1] ?? 0) : 0
    const busy = here > near || next > near || before > near
    out[i] = busy ? Math.max(here, between(channel, i, loop)) : here
  }
  return out
}

/** Returns the true peak of a signal as a linear level (1 is full scale). */
export function truePeak(signal: Signal, loop: boolean): number {
  let peak = 0
  for (const channel of signal) {
    const floor = channel.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0)
    for (const value of truePeaks(channel, loop, floor)) if (value > peak) peak = value
  }
  return peak
}
