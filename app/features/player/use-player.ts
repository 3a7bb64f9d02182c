import { useSyncExternalStore } from 'react'
import { readPreferences, writePreferences } from './player-preferences.ts'
import { initialState } from './player-state.ts'
import type { PlayerState } from './player-state.ts'
import { Player } from './player-store.ts'

/**
 * The page's player. It exists as long as the document, so navigation does not interrupt playback.
 */
export const player = new Player({
  loadEngine: async () => (await import('./engine/audio-engine.ts')).createAudioEngine(),
  onNextFrame: (callback) => {
    const frame = requestAnimationFrame(callback)
    return () => cancelAnimationFrame(frame)
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
