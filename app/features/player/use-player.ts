import { useSyncExternalStore } from 'react'
import { soundRequests } from '#app/audio/sound-requests.ts'
import { readPreferences, writePreferences } from './player-preferences.ts'
import { initialState } from './player-state.ts'
import type { PlayerState } from './player-state.ts'
import { Player } from './player-store.ts'

/**
 * How often components are updated with the position, in milliseconds; the compositor moves the
 * playhead in between.
 */
const tickMilliseconds = 250

/**
 * The page's player. It lives as long as the document, so navigation does not interrupt playback.
 */
export const player = new Player({
  loadEngine: () => import('./create-engine.ts').then((module) => module.createEngine()),
  requestEarly: (recording, priority) => soundRequests.sendEarly(recording, priority),
  onTick: (callback) => {
    const timer = setInterval(callback, tickMilliseconds)
    return () => clearInterval(timer)
  },
  readPreferences,
  writePreferences,
})

/**
 * Subscribes to a part of the player's state. `select` must return a primitive or an existing
 * object from the state, so that the component re-renders only when that part changes.
 */
export function usePlayer<TPart>(select: (state: PlayerState) => TPart): TPart {
  return useSyncExternalStore(
    player.subscribe,
    () => select(player.getState()),
    () => select(initialState),
  )
}
