import { useEffect } from 'react'
import { openPanel } from '#app/features/player/panel-store.ts'
import { useStore } from '#app/ui/store.ts'
import { noTrayIds, readStoredTray, trayIds } from './tray-ids.ts'

/** Returns whether the tray contains a sound; opens the tray if the URL contains one. */
export function useStoredTray(): boolean {
  useEffect(() => {
    // The tray may have been loaded earlier, and then has already read the ids.
    if (trayIds.get() === noTrayIds) trayIds.set(readStoredTray().map(toTrackId))
    if (/[?&]tray=/.test(location.search)) openPanel.set('tray')
  }, [])
  return useStore(trayIds, noTrayIds).length > 0
}

function toTrackId(lane: unknown): string {
  return String(Object(Object(lane).track).id)
}
