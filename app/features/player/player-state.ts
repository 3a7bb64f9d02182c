import type { PlayerPreferences } from './player-preferences.ts'
import { defaultPreferences } from './player-preferences.ts'
import type { Track } from './track.ts'

/**
 * `interrupted`: stopped by a call, unplugged headphones or a lost connection. `blocked`: the
 * browser waits for a gesture. Either way, resuming continues at the position.
 */
export type PlayerStatus =
  | 'idle'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'interrupted'
  | 'blocked'
  | 'failed'

/** The state of the player; replaced by a new object on each change. */
export interface PlayerState extends PlayerPreferences {
  readonly status: PlayerStatus
  /** The track last played or selected; null before the first one. */
  readonly track: Track | null
  readonly queue: readonly Track[]
  /** In seconds; while a sound plays, `Player.getPosition` is more precise. */
  readonly position: number
  /** In seconds; the catalogue's value until the audio file's duration is loaded, 0 if unknown. */
  readonly duration: number
}

/**
 * From this position on, in seconds, "previous" restarts the track instead of playing the previous
 * one.
 */
export const restartThresholdSeconds = 3

export const initialState: PlayerState = {
  status: 'idle',
  track: null,
  queue: [],
  position: 0,
  duration: 0,
  ...defaultPreferences,
}

/**
 * Returns the state for a new track; a queue that does not contain it is replaced by one that does.
 */
export function enqueue(
  track: Track,
  queue: readonly Track[],
): Pick<PlayerState, 'queue' | 'duration'> {
  return {
    queue: queue.some((other) => other.id === track.id) ? queue : [track],
    duration: track.durationSeconds ?? 0,
  }
}

/** Returns the next (1) or previous (-1) track in the queue, or null if there is none. */
export function getAdjacentTrack(state: PlayerState, step: 1 | -1): Track | null {
  const index = state.queue.findIndex((track) => track.id === state.track?.id)
  return index < 0 ? null : (state.queue[index + step] ?? null)
}

/** How many tracks of the queue are prefetched after the current one, at least their beginning. */
const tracksAhead = 20

/** Returns the tracks likely to be played next: the following ones, then the previous one. */
export function getTracksAhead(state: PlayerState): Track[] {
  const { queue, track } = state
  const index = queue.findIndex((other) => other.id === track?.id)
  if (index < 0) return []
  return [...queue.slice(index + 1, index + 1 + tracksAhead), ...queue.slice(index - 1, index)]
}

/** Returns whether the track with this id is playing or was played last. */
export function isCurrentTrack(state: PlayerState, id: string): boolean {
  return state.track?.id === id
}

/** Returns whether the track with this id is playing or loading. */
export function isPlaying(state: PlayerState, id: string): boolean {
  return isCurrentTrack(state, id) && (state.status === 'playing' || state.status === 'loading')
}

/** Returns whether the current track repeats, which only loops do. */
export function getRepeats({ track, repeatsLoops }: PlayerState): boolean {
  return repeatsLoops && track?.kind === 'loop'
}

/** Returns whether the current track is heard or about to be. */
export function isHeard({ status }: Pick<PlayerState, 'status'>): boolean {
  return status === 'loading' || status === 'playing'
}
