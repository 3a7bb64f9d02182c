import { readStored } from '#app/router/browser-storage.ts'
import { createStore } from '#app/ui/store.ts'

/** The key in local storage, named in the privacy policy. */
export const trayStorageKey = 'tray'

/** The value of `trayIds` before they are read, and on the server. */
export const noTrayIds: readonly string[] = []

/** The ids of the tray's tracks, used on every page; empty until they are read. */
export const trayIds = createStore(noTrayIds)

/** Reads the stored tray; empty if it is invalid or the browser forbids storage. */
export function readStoredTray(): readonly unknown[] {
  const stored: unknown = readStored(trayStorageKey)
  return Array.isArray(stored) ? stored : []
}
