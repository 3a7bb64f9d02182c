import type { Track } from './track.ts'

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

/** The state of the player; replaced by a new object on each change. */
export interface PlayerState {
  readonly status: PlayerStatus
  /** The current or most recent track; null before the first playback. */
  readonly track: Track | null
  readonly queue: readonly Track[]
  /** In seconds. */
  readonly position: number
  /**
   * In seconds: taken from the catalogue until the audio file's duration is loaded; 0 if unknown.
   */
  readonly duration: number
  /** From 0 to 1. */
  readonly volume: number
}

export const initialState: PlayerState = {
  status: 'idle',
  track: null,
  queue: [],
  position: 0,
  duration: 0,
  volume: 1,
}

/** Returns the next (1) or previous (-1) track in the queue, or null if there is none. */
export function getAdjacentTrack(state: PlayerState, step: 1 | -1): Track | null {
  const index = state.queue.findIndex((track) => track.id === state.track?.id)
  return index < 0 ? null : (state.queue[index + step] ?? null)
}

/** Returns whether the track with this id is playing or loading. */
export function isPlaying(state: PlayerState, id: string): boolean {
  return state.track?.id === id && (state.status === 'playing' || state.status === 'loading')
}

/** Returns the position as a fraction of the duration, from 0 to 1. */
export function getProgress(state: PlayerState): number {
  return state.duration > 0 ? Math.min(1, state.position / state.duration) : 0
}
