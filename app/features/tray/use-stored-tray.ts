import { useEffect } from 'react'
import { openPanel } from '#app/features/player/panel-store.ts'
import { useStore } from '#app/ui/store.ts'
import { noTrayIds, readStoredTray, trayIds } from './tray-ids.ts'

/** Returns whether there is a sound in the tray; opens the tray if the address is a link to one. */
export function useStoredTray(): boolean {
  useEffect(() => {
    // The tray itself may have been loaded before, and has read it then.
    if (trayIds.get() === noTrayIds) trayIds.set(readStoredTray().map(toTrackId))
    if (/[?&]tray=/.test(location.search)) openPanel.set('tray')
  }, [])
  return useStore(trayIds, noTrayIds).length > 0
}

function toTrackId(lane: unknown): string {
  return String(Object(Object(lane).track).id)
}
