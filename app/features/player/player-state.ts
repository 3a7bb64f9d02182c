import type { Track } from './track.ts'

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

/** What the player is doing; a new object on each change. */
export interface PlayerState {
  readonly status: PlayerStatus
  /** What plays, or was played last; null before the first play. */
  readonly track: Track | null
  readonly queue: readonly Track[]
  /** Seconds from the beginning. */
  readonly position: number
  /** Seconds; what the file says once it is known, until then what the catalogue says. */
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

/** The track `step` places further in the queue, or null at its ends. */
export function adjacentTrack(state: PlayerState, step: 1 | -1): Track | null {
  const index = state.queue.findIndex((track) => track.id === state.track?.id)
  return index < 0 ? null : (state.queue[index + step] ?? null)
}

/** Whether `id` plays or is about to. */
export function isPlaying(state: PlayerState, id: string): boolean {
  return state.track?.id === id && (state.status === 'playing' || state.status === 'loading')
}

/** From 0 to 1: how much of the track has been heard. */
export function getProgress(state: PlayerState): number {
  return state.duration > 0 ? Math.min(1, state.position / state.duration) : 0
}
