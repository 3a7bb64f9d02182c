import type { Channels } from './slice.ts'

/**
 * A rendering job for the worker. One without channels only loads what its method needs, so that the
 * first loop is rendered sooner.
 */
export interface FitRequest {
  readonly id: number
  readonly channels: Channels
  readonly rate: number
  readonly targetFrames: number
  readonly method: 'slice' | 'stretch'
  readonly semitones: number
  /** The onsets of hits and notes, in frames. */
  readonly onsets: readonly number[]
  /** The loop's own tempo in BPM, whose grid slices are cut at beside the onsets; null for none. */
  readonly bpm: number | null
}

/** The rendered loop; null if it could not be rendered. */
export interface FitResponse {
  readonly id: number
  readonly channels: Channels | null
  /** Whether this is only the beginning of the loop; the whole one follows. */
  readonly isHead: boolean
}
