import { canJoin } from '#app/audio/can-join.ts'
import { dialStore, getActiveDial, trayDial } from '#app/features/dial/dial-store.ts'
import { renderLane } from './render-lane.ts'
import { readLanes, writeLanes } from './tray-storage.ts'
import { Tray } from './tray-store.ts'
import type { TrayState } from './tray-store.ts'
import { trayStorageKey } from './tray-ids.ts'
import { isPlaying } from '#app/features/player/player-state.ts'
import { player } from '#app/features/player/use-player.ts'
import { toRecording } from '#app/features/player/track.ts'
import { useSyncExternalStore } from 'react'

/** The page's tray. It lives as long as the document, so navigation does not interrupt it. */
export const tray = new Tray({
  getEngine: () => player.getEngine(),
  pauseDemo() {
    const { track } = player.getState()
    if (track && !canJoin(toRecording(track))) player.pause()
  },
  joinPlayer(trackIds) {
    const state = player.getState()
    const id = state.track?.id ?? ''
    if (isPlaying(state, id) && !trackIds.includes(id)) player.seek(0)
  },
  showDial: trayDial.set,
  load: async (track) => (await player.getEngine()).load(toRecording(track)),
  ...renderLane,
  getDial: () => getActiveDial(),
  readLanes,
  writeLanes,
})

// Follows changes made in other tabs.
globalThis.addEventListener('storage', ({ key }) => {
  if (key === trayStorageKey && tray.get().source === null) tray.restore()
})

dialStore.subscribe(() => tray.replan())

/**
 * Subscribes to a part of the tray's state. `select` must return a primitive or an existing object
 * from the state.
 */
export function useTray<TPart>(select: (state: TrayState) => TPart): TPart {
  const getPart = () => select(tray.get())
  return useSyncExternalStore(tray.subscribe, getPart, getPart)
}
