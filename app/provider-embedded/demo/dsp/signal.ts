/** Samples of one or two channels of equal length. */
export type Signal = readonly Float32Array[]

/** A constant, or a function of the seconds since the start. */
export type Curve = number | ((seconds: number) => number)

/** The value of a curve at a time. */
export function at(curve: Curve, seconds: number): number {
  return typeof curve === 'number' ? curve : curve(seconds)
}

/** Length of a signal in frames. */
export function lengthOf(signal: Signal): number {
  return signal[0]?.length ?? 0
}

/** A new silent signal. */
export function silence(frames: number, channels: 1 | 2): Float32Array[] {
  return Array.from({ length: channels }, () => new Float32Array(frames))
}

/** The signal with two channels; a mono signal is used for both. */
export function stereo(signal: Signal): readonly [Float32Array, Float32Array] {
  const left = signal[0] ?? new Float32Array(0)
  return [left, signal[1] ?? left]
}

/** A new signal, each channel passed through a function. */
export function eachChannel(
  signal: Signal,
  change: (channel: Float32Array, index: number) => Float32Array,
): Float32Array[] {
  return signal.map((channel, index) => change(channel, index))
}

/** A new channel, every sample multiplied. */
export function scaled(channel: Float32Array, gain: number): Float32Array {
  return channel.map((sample) => sample * gain)
}

/** A new channel, the sum of several with gains; as long as the longest. */
export function blend(...layers: readonly (readonly [Float32Array, number])[]): Float32Array {
  const out = new Float32Array(Math.max(...layers.map(([channel]) => channel.length)))
  for (const [channel, gain] of layers) {
    for (let i = 0; i < channel.length; i++) out[i] = (out[i] ?? 0) + (channel[i] ?? 0) * gain
  }
  return out
}

/** Largest absolute sample over all channels. */
export function peakOf(signal: Signal): number {
  let peak = 0
  for (const channel of signal) {
    for (let i = 0; i < channel.length; i++) {
      const size = Math.abs(channel[i] ?? 0)
      if (size > peak) peak = size
    }
  }
  return peak
}

/** A new channel rotated so that the frame at `by` becomes the first. */
export function rotated(channel: Float32Array, by: number): Float32Array {
  const out = new Float32Array(channel.length)
  out.set(channel.subarray(by))
  out.set(channel.subarray(0, by), channel.length - by)
  return out
}
