import { defaultPreferences } from '#app/features/player/player-preferences.ts'
import type { PlayerPreferences } from '#app/features/player/player-preferences.ts'
import { Player } from '#app/features/player/player-store.ts'
import { FakeEngine } from './fake-engine.ts'

/** Creates a player with a fake engine and a clock whose ticks the test controls. */
export function createPlayer(stored: PlayerPreferences = defaultPreferences) {
  const engine = new FakeEngine()
  const ticks = new Set<() => void>()
  const device = { loads: 0, early: [] as string[], isOffline: false, stored }
  const player = new Player({
    loadEngine: async () => {
      device.loads += 1
      if (device.isOffline) throw new Error('offline')
      return engine
    },
    requestEarly: ({ url }, priority) => device.early.push(`${priority} ${url}`),
    onTick: (callback) => {
      ticks.add(callback)
      return () => ticks.delete(callback)
    },
    readPreferences: () => device.stored,
    writePreferences: (preferences) => (device.stored = preferences),
  })
  const tick = () => {
    for (const callback of ticks) callback()
  }
  return { player, engine, device, ticks, tick, status: () => player.getState().status }
}
