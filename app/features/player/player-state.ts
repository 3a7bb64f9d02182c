import type { PlayerPreferences } from './player-preferences.ts'
import { defaultPreferences } from './player-preferences.ts'
import type { Track } from './track.ts'

/**
 * `interrupted`: a call, unplugged headphones or a lost connection have stopped the sound.
 * `blocked`: the browser waits for a gesture. Playing again continues both at their position.
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
  /** The track that was played or selected last; null before the first one. */
  readonly track: Track | null
  readonly queue: readonly Track[]
  /** In seconds; while a sound plays, `Player.getPosition` is more precise. */
  readonly position: number
  /**
   * In seconds: taken from the catalogue until the audio file's duration is loaded; 0 if unknown.
   */
  readonly duration: number
}

/** From this position on, "previous" restarts the track instead of playing the previous one. */
export const restartThresholdSeconds = 3

export const initialState: PlayerState = {
  status: 'idle',
  track: null,
  queue: [],
  position: 0,
  duration: 0,
  ...defaultPreferences,
}

/** Returns the state for a new track; a queue without it is replaced. */
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

/** How many tracks of the queue are fetched ahead, after the current one. */
const tracksAhead = 4

/** Returns the tracks that are likely to be played next: the following ones, then the previous. */
export function getTracksAhead(state: PlayerState): Track[] {
  const { queue, track } = state
  const index = queue.findIndex((other) => other.id === track?.id)
  if (index < 0) return []
  return [...queue.slice(index + 1, index + 1 + tracksAhead), getAdjacentTrack(state, -1)].filter(
    (other) => other !== null,
  )
}

/** Returns whether the track with this id is the one that plays or has played last. */
export function isCurrentTrack(state: PlayerState, id: string): boolean {
  return state.track?.id === id
}

/** Returns whether the track with this id is playing or loading. */
export function isPlaying(state: PlayerState, id: string): boolean {
  return isCurrentTrack(state, id) && (state.status === 'playing' || state.status === 'loading')
}

/** Returns whether the current track repeats: only loops are made for it. */
export function getRepeats({ track, repeatsLoops }: PlayerState): boolean {
  return repeatsLoops && track?.kind === 'loop'
}
