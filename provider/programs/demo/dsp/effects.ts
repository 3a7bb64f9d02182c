import { saturate } from './drive.ts'
import { computeDecay } from './envelope.ts'
import { applyFilter, type FilterMode } from './filter.ts'
import { cosine } from '../../../platform/sound/portable-math.ts'
import { secondsToFrames, sampleRate } from './sample-rate.ts'
import { mapChannels, countFrames, createSilence, toStereo, type Signal } from './signal.ts'

/**
 * Returns a processed copy of a signal, with the same length. A circular effect treats the end as
 * preceding the start, so that a loop's tail wraps around to its start.
 */
export type Effect = (signal: Signal, isCircular: boolean) => Float32Array[]

/** Creates a filter with a fixed cutoff in hertz. */
export function filter(mode: FilterMode, cutoff: number, q = 0.7071): Effect {
  return (signal, circular) =>
    mapChannels(signal, (channel) => applyFilter(channel, mode, cutoff, q, circular ? 2 : 1))
}

/**
 * Creates a low-pass filter whose cutoff sweeps between two frequencies in hertz; `cycles` is the
 * whole number of sweeps per signal.
 */
export function sweep(from: number, to: number, cycles: number, q = 1): Effect {
  return (signal, circular) => {
    const length = countFrames(signal) / sampleRate
    const curve = (seconds: number): number => {
      const lift = 0.5 - 0.5 * cosine((seconds / length) * cycles)
      return from + (to - from) * lift * lift
    }
    return mapChannels(signal, (channel) => applyFilter(channel, 'low', curve, q, circular ? 2 : 1))
  }
}

/** Creates a saturation effect; it has no memory, so it also suits loops. */
export function drive(amount: number, bias = 0): Effect {
  return (signal) => mapChannels(signal, (channel) => saturate(channel, amount, bias))
}

/**
 * Creates a chorus: it mixes in a copy with a slowly modulated delay on each side. `depth` is in
 * milliseconds; `cycles` is a whole number per signal.
 */
export function chorus(depth: number, cycles: number, mix = 0.5): Effect {
  return (signal, circular) => {
    const sides = toStereo(signal)
    const frames = countFrames(signal)
    return sides.map((source, side) => {
      const out = new Float32Array(frames)
      for (let i = 0; i < frames; i++) {
        const turn = (i / frames) * cycles + side * 0.25
        const delay = (depth * (1.4 + cosine(turn)) * sampleRate) / 1000
        const position = i - delay
        const whole = Math.floor(position)
        const part = position - whole
        const a = readSample(source, whole, circular)
        const b = readSample(source, whole + 1, circular)
        out[i] = (source[i] ?? 0) * (1 - mix) + (a + (b - a) * part) * mix
      }
      return out
    })
  }
}

function readSample(channel: Float32Array, index: number, circular: boolean): number {
  if (index >= 0) return channel[index] ?? 0
  return circular ? (channel[index + channel.length] ?? 0) : 0
}

/**
 * Creates a ping-pong delay whose echoes get darker; the delay is in seconds, the feedback below 1.
 */
export function echo(seconds: number, feedback: number, mix: number, cutoff = 3500): Effect {
  return (signal, circular) => {
    const frames = countFrames(signal)
    const gap = Math.min(secondsToFrames(seconds), frames - 1)
    const [left, right] = toStereo(signal)
    const [wetLeft, wetRight] = [new Float32Array(frames), new Float32Array(frames)]
    const soft = Math.min(1, (cutoff * 6.2832) / (cutoff * 6.2832 + sampleRate))
    let lowLeft = 0
    let lowRight = 0
    for (let pass = 0; pass < (circular ? 3 : 1); pass++) {
      for (let i = 0; i < frames; i++) {
        const back = i >= gap ? i - gap : circular ? i - gap + frames : -1
        const dry = back < 0 ? 0 : ((left[back] ?? 0) + (right[back] ?? 0)) / 2
        const fromRight = back < 0 ? 0 : (wetRight[back] ?? 0)
        const fromLeft = back < 0 ? 0 : (wetLeft[back] ?? 0)
        lowLeft += soft * (dry + fromRight * feedback - lowLeft)
        lowRight += soft * (fromLeft * feedback - lowRight)
        wetLeft[i] = lowLeft
        wetRight[i] = lowRight
      }
    }
    return [mixDryWet(left, wetLeft, mix), mixDryWet(right, wetRight, mix)]
  }
}

function mixDryWet(dry: Float32Array, wet: Float32Array, mix: number): Float32Array {
  return dry.map((sample, i) => sample + (wet[i] ?? 0) * mix)
}

/**
 * Creates a ducking effect: the level drops on each beat and recovers, as with a compressor that is
 * sidechained to a kick drum. The signal must be a whole number of beats long.
 */
export function pump(beats: number, depth: number, recover = 0.3): Effect {
  return (signal) => {
    const beat = countFrames(signal) / beats
    const level = new Float32Array(Math.ceil(beat) + 1)
    for (let i = 0; i < level.length; i++) {
      const seconds = i / sampleRate
      const down = Math.min(1, seconds / 0.004)
      level[i] = 1 - depth * down * computeDecay(seconds, recover * 2.5)
    }
    return mapChannels(signal, (channel) =>
      channel.map((sample, i) => sample * (level[Math.floor(i % beat)] ?? 1)),
    )
  }
}

/** Creates an auto-pan effect; `cycles` is a whole number per signal. */
export function autopan(cycles: number, depth: number): Effect {
  return (signal) => {
    const frames = countFrames(signal)
    return toStereo(signal).map((channel, side) =>
      channel.map(
        (sample, i) =>
          sample * (1 - depth * (0.5 + 0.5 * cosine((i / frames) * cycles + side * 0.5))),
      ),
    )
  }
}

/** Combines effects that are applied in order. */
export function chain(...effects: readonly Effect[]): Effect {
  return (signal, circular) =>
    effects.reduce<Float32Array[]>(
      (current, effect) => effect(current, circular),
      signal.map((channel) => channel),
    )
}

/** Appends silence to a copy of a signal, to leave room for a tail. */
export function appendSilence(signal: Signal, seconds: number): Float32Array[] {
  const out = createSilence(
    countFrames(signal) + secondsToFrames(seconds),
    signal.length > 1 ? 2 : 1,
  )
  out.forEach((channel, index) => channel.set(signal[index] ?? []))
  return out
}
