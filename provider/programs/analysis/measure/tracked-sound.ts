import { measureEnvelope, type Envelope } from './envelope.ts'
import { excerptRate } from './excerpt.ts'
import { trackPitch, type PitchFrame } from './pitch.ts'
import { trackTimbre, type TimbreFrame } from './timbre.ts'

/** What features and measures of a sound are computed from. */
export interface TrackedSound {
  /** A mono excerpt at 44.1 kHz. */
  readonly mono: Float32Array
  /** Without silent frames, so that silence has none. */
  readonly frames: readonly TimbreFrame[]
  readonly envelope: Envelope
  readonly pitch: readonly PitchFrame[]
  readonly onsetsPerSecond: number
}

/** Tracks the timbre, the envelope and the pitch of a mono sound at 44.1 kHz. */
export function trackSound(mono: Float32Array, onsets: readonly number[]): TrackedSound {
  return {
    mono,
    frames: trackTimbre(mono),
    envelope: measureEnvelope(mono),
    pitch: trackPitch(mono),
    onsetsPerSecond: onsets.length / (mono.length / excerptRate + 0.5),
  }
}

/** Returns the mean clarity of a pitch, from 0 (noise) to 1. */
export function getMeanClarity(pitch: readonly PitchFrame[]): number {
  return pitch.reduce((sum, frame) => sum + frame.clarity, 0) / Math.max(1, pitch.length)
}

/** Creates a function that averages over frames, weighted by the fourth root of their power. */
export function createAverage(frames: readonly TimbreFrame[]) {
  const weights = frames.map(({ power }) => Math.sqrt(Math.sqrt(power)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (read: (frame: TimbreFrame) => number) =>
    frames.reduce((sum, frame, i) => sum + read(frame) * (weights[i] ?? 0), 0) / total
  return (read: (frame: TimbreFrame) => number) => {
    const center = mean(read)
    return { mean: center, deviation: Math.sqrt(mean((frame) => (read(frame) - center) ** 2)) }
  }
}
