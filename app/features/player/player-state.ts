import type { Track } from './track.ts'

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

/** The player's state; a new object on each change. */
export interface PlayerState {
  readonly status: PlayerStatus
  /** The current or most recent track; null before the first play. */
  readonly track: Track | null
  readonly queue: readonly Track[]
  /** In seconds. */
  readonly position: number
  /**
   * In seconds: the catalogue's value until the file's own duration is known; 0 if neither is
   * known.
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

/** The next (1) or previous (-1) track in the queue, null at its ends. */
export function adjacentTrack(state: PlayerState, step: 1 | -1): Track | null {
  const index = state.queue.findIndex((track) => track.id === state.track?.id)
  return index < 0 ? null : (state.queue[index + step] ?? null)
}

/** Whether the track `id` is playing or about to play. */
export function isPlaying(state: PlayerState, id: string): boolean {
  return state.track?.id === id && (state.status === 'playing' || state.status === 'loading')
}

/** The position as a fraction of the duration, from 0 to 1. */
export function getProgress(state: PlayerState): number {
  return state.duration > 0 ? Math.min(1, state.position / state.duration) : 0
}
