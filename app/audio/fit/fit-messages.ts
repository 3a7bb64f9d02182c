import type { Channels } from './slice.ts'

/** A rendering job for the worker. */
export interface FitRequest {
  readonly id: number
  readonly channels: Channels
  readonly rate: number
  readonly targetFrames: number
  readonly method: 'slice' | 'stretch'
  readonly semitones: number
  /** In frames; only used for slices. */
  readonly onsets: readonly number[]
}

/** The rendered loop; null if it could not be rendered. */
export interface FitResponse {
  readonly id: number
  readonly channels: Channels | null
}
