/** Samples of one or two channels of equal length. */
export type Signal = readonly Float32Array[]

/** A constant, or a function of the time in seconds. */
export type Curve = number | ((seconds: number) => number)

/** Returns the value of a curve at a time in seconds. */
export function evaluateCurve(curve: Curve, seconds: number): number {
  return typeof curve === 'number' ? curve : curve(seconds)
}

/** Returns the length of a signal in frames. */
export function countFrames(signal: Signal): number {
  return signal[0]?.length ?? 0
}

/** Creates a silent signal. */
export function createSilence(frames: number, channels: 1 | 2): Float32Array[] {
  return Array.from({ length: channels }, () => new Float32Array(frames))
}

/** Returns the left and the right channel of a signal; a mono signal is used for both. */
export function toStereo(signal: Signal): readonly [Float32Array, Float32Array] {
  const left = signal[0] ?? new Float32Array(0)
  return [left, signal[1] ?? left]
}

/** Applies a function to each channel and returns the new signal. */
export function mapChannels(
  signal: Signal,
  change: (channel: Float32Array, index: number) => Float32Array,
): Float32Array[] {
  return signal.map((channel, index) => change(channel, index))
}

/** Returns a copy of a channel with a gain applied. */
export function applyGain(channel: Float32Array, gain: number): Float32Array {
  const out = new Float32Array(channel.length)
  for (let i = 0; i < out.length; i++) out[i] = (channel[i] ?? 0) * gain
  return out
}

/** Returns the mean of the samples of a channel. */
export function computeMean(channel: Float32Array): number {
  let sum = 0
  for (let i = 0; i < channel.length; i++) sum += channel[i] ?? 0
  return sum / channel.length
}

/** Returns a copy of a channel with a constant added to each sample. */
export function addOffset(channel: Float32Array, offset: number): Float32Array {
  const out = new Float32Array(channel.length)
  for (let i = 0; i < out.length; i++) out[i] = (channel[i] ?? 0) + offset
  return out
}

/** Mixes channels with their gains into a new channel, which is as long as the longest of them. */
export function mixChannels(...layers: readonly (readonly [Float32Array, number])[]): Float32Array {
  const out = new Float32Array(Math.max(...layers.map(([channel]) => channel.length)))
  for (const [channel, gain] of layers) {
    for (let i = 0; i < channel.length; i++) out[i] = (out[i] ?? 0) + (channel[i] ?? 0) * gain
  }
  return out
}

/** Returns the largest absolute sample value of all channels. */
export function findPeak(signal: Signal): number {
  let peak = 0
  for (const channel of signal) {
    for (let i = 0; i < channel.length; i++) {
      const size = Math.abs(channel[i] ?? 0)
      if (size > peak) peak = size
    }
  }
  return peak
}
