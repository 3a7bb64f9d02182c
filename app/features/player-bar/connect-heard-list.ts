import type { Player } from '#app/features/player/player-store.ts'
import type { PlayerState } from '#app/features/player/player-state.ts'
import type { Track } from '#app/features/player/track.ts'
import { addToHeard } from './heard-list.ts'

/** Sounds played for less time count as skipped, in seconds. */
const minSeconds = 0.3

/**
 * Adds each sound to the list once it has played for 0.3 seconds, or most of its length if it is
 * shorter. Returns a function that disconnects the player. `getSeconds` is a clock.
 */
export function connectHeardList(
  player: Player,
  getSeconds = () => performance.now() / 1000,
): () => void {
  let playing: Track | null = null
  let startedAt = 0
  let isAdded = false
  function addIfPlayed(duration: number): void {
    const needed = Math.min(minSeconds, duration > 0 ? duration * 0.8 : minSeconds)
    if (!playing || isAdded || getSeconds() - startedAt < needed) return
    isAdded = true
    addToHeard(playing)
  }
  function update(): void {
    const state = player.getState()
    const sounding = getSounding(state)
    addIfPlayed(playing?.durationSeconds ?? state.duration)
    if (sounding === playing) return
    playing = sounding
    startedAt = getSeconds()
    isAdded = false
  }
  addIfEnded(player.getState())
  update()
  return player.subscribe(update)
}

function getSounding({ status, track }: PlayerState): Track | null {
  return status === 'playing' ? track : null
}

/** Adds the first sound if it ended while this code was loading. */
function addIfEnded({ status, track }: PlayerState): void {
  if (status === 'paused' && track) addToHeard(track)
}
