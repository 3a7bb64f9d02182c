import { defaultPreferences } from '#app/features/player/player-preferences.ts'
import type { PlayerPreferences } from '#app/features/player/player-preferences.ts'
import { Player } from '#app/features/player/player-store.ts'
import { FakeEngine } from './fake-engine.ts'

/** Creates a player with a fake engine, and animation frames that the test controls. */
export function createPlayer(stored: PlayerPreferences = defaultPreferences) {
  const engine = new FakeEngine()
  const frames = new Set<() => void>()
  const device = { loads: 0, isOffline: false, stored }
  const player = new Player({
    loadEngine: async () => {
      device.loads += 1
      if (device.isOffline) throw new Error('offline')
      return engine
    },
    onNextFrame: (callback) => {
      frames.add(callback)
      return () => frames.delete(callback)
    },
    readPreferences: () => device.stored,
    writePreferences: (preferences) => (device.stored = preferences),
  })
  const drawFrame = () => {
    const due = [...frames]
    frames.clear()
    for (const callback of due) callback()
  }
  return { player, engine, device, frames, drawFrame, status: () => player.getState().status }
}
