import { cosine, sine } from '../../../platform/sound/portable-math.ts'

const tapCount = 24
const halfTapCount = tapCount / 2
/** The number of samples before the one being interpolated. */
const samplesBefore = halfTapCount - 1
const phaseWeights = [1, 2, 3].map((phase) => computeWeights(phase / 4))
/** Interpolation is skipped if all neighboring samples are below this fraction of the level. */
const minRelativeLevel = 0.6

/** Computes the weights that interpolate between two samples: a normalized windowed sinc. */
function computeWeights(fraction: number): Float64Array {
  const weights = new Float64Array(tapCount)
  let sum = 0
  for (let k = 0; k < tapCount; k++) {
    const x = k - samplesBefore - fraction
    const window = 0.5 + 0.5 * cosine(x / (2 * halfTapCount))
    const value = (sine(x / 2) / (x * 3.141592653589793)) * window
    weights[k] = value
    sum += value
  }
  return weights.map((value) => value / sum)
}

/** Returns the largest interpolated level after the sample at `start + samplesBefore`. */
function interpolatePeak(padded: Float32Array, start: number): number {
  let largest = 0
  for (const weights of phaseWeights) {
    let value = 0
    for (let k = 0; k < tapCount; k++) value += (padded[start + k] ?? 0) * (weights[k] ?? 0)
    if (value < 0) value = -value
    if (value > largest) largest = value
  }
  return largest
}

/** Pads a channel with the samples that the interpolation needs: silence, or its repetition. */
function padChannel(channel: Float32Array, isLoop: boolean): Float32Array {
  const padded = new Float32Array(channel.length + tapCount)
  padded.set(channel, samplesBefore)
  if (!isLoop || channel.length === 0) return padded
  for (let k = 1; k <= samplesBefore; k++)
    padded[samplesBefore - k] = channel.at(-(((k - 1) % channel.length) + 1)) ?? 0
  for (let k = 0; k <= halfTapCount; k++)
    padded[samplesBefore + channel.length + k] = channel[k % channel.length] ?? 0
  return padded
}

/**
 * Returns the highest level at or right after each sample, with four times oversampling. Where no
 * neighboring sample approaches `floor`, returns the sample's own level, which is much faster.
 */
export function computeTruePeaks(
  channel: Float32Array,
  loop: boolean,
  floor: number,
): Float32Array {
  const padded = padChannel(channel, loop)
  const out = new Float32Array(channel.length)
  const near = floor * minRelativeLevel
  let before = 0
  let here = Math.abs(padded[samplesBefore] ?? 0)
  for (let i = 0; i < channel.length; i++) {
    const next = Math.abs(padded[samplesBefore + i + 1] ?? 0)
    const isNearFloor = here > near || next > near || before > near
    out[i] = isNearFloor ? Math.max(here, interpolatePeak(padded, i)) : here
    before = here
    here = next
  }
  return out
}

/** Returns the true peak of a signal as a linear level (1 is full scale). */
export function computeTruePeak(channels: readonly Float32Array[], loop: boolean): number {
  const state = { peak: 0 }
  for (const channel of channels) scanPadded(padChannel(channel, loop), channel.length, state)
  return state.peak
}

/** Measures the true peak of consecutive blocks of samples. */
export interface TruePeakMeter {
  readonly add: (block: readonly Float32Array[]) => void
  /** Returns the true peak of all samples as a linear level (1 is full scale). */
  readonly finish: () => number
}

/** Creates a true-peak meter with four times oversampling, as in ITU-R BS.1770. */
export function createTruePeakMeter(channels: number): TruePeakMeter {
  const state = { peak: 0 }
  const tails = Array.from({ length: channels }, () => new Float32Array(tapCount - 1))
  const add = (block: readonly Float32Array[]) => {
    for (const [index, tail] of tails.entries()) {
      const channel = block[index] ?? new Float32Array(0)
      const padded = new Float32Array(tail.length + channel.length)
      padded.set(tail)
      padded.set(channel, tail.length)
      scanPadded(padded, channel.length, state)
      tail.set(padded.subarray(padded.length - tail.length))
    }
  }
  return {
    add,
    finish() {
      add(tails.map(() => new Float32Array(tapCount)))
      return state.peak
    },
  }
}

/** Raises the peak to that of `count` samples and of the values interpolated between them. */
function scanPadded(padded: Float32Array, count: number, state: { peak: number }): void {
  let { peak } = state
  let here = Math.abs(padded[samplesBefore] ?? 0)
  for (let i = 0; i < count; i++) {
    const next = Math.abs(padded[samplesBefore + i + 1] ?? 0)
    if (here > peak) peak = here
    if (here > peak * minRelativeLevel || next > peak * minRelativeLevel) {
      const between = interpolatePeak(padded, i)
      if (between > peak) peak = between
    }
    here = next
  }
  state.peak = peak
}
