import { exp2 } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from './sample-rate.ts'

/**
 * Returns the level of an exponential decay after a time in seconds; it reaches −60 dB after
 * `decay` seconds.
 */
export function computeDecay(seconds: number, decay: number): number {
  return exp2((-9.965784284662087 * seconds) / decay)
}

/**
 * Applies an exponential decay to a channel in place, with an attack of `rise` seconds; it reaches
 * −60 dB after `decay` seconds.
 */
export function applyDecay(channel: Float32Array, decay: number, rise = 0.0005): Float32Array {
  const step = computeDecay(1 / sampleRate, decay)
  let level = 1
  for (let i = 0; i < channel.length; i++) {
    const up = Math.min(1, i / (rise * sampleRate))
    channel[i] = (channel[i] ?? 0) * level * up
    level *= step
  }
  return channel
}

/** Times in seconds, sustain level from 0 to 1. The release reaches −60 dB. */
export interface Adsr {
  readonly attack: number
  readonly decay: number
  readonly sustain: number
  readonly release: number
}

/** Returns the level of an envelope at a time, for a note held for `gate` seconds. */
function computeAdsr(adsr: Adsr, gate: number, seconds: number): number {
  const held = Math.min(seconds, gate)
  const rise = adsr.attack > 0 && held < adsr.attack ? held / adsr.attack : 1
  const sunk =
    adsr.sustain + (1 - adsr.sustain) * computeDecay(Math.max(0, held - adsr.attack), adsr.decay)
  const level = rise * (2 - rise) * sunk
  return seconds <= gate ? level : level * computeDecay(seconds - gate, adsr.release)
}

/** Applies an envelope to a channel in place. */
export function applyEnvelope(channel: Float32Array, envelope: Adsr, gate: number): Float32Array {
  const block = 16
  let level = computeAdsr(envelope, gate, 0)
  for (let start = 0; start < channel.length; start += block) {
    const next = computeAdsr(envelope, gate, (start + block) / sampleRate)
    for (let i = 0; i < block && start + i < channel.length; i++) {
      channel[start + i] = (channel[start + i] ?? 0) * (level + ((next - level) * i) / block)
    }
    level = next
  }
  return channel
}
