import { readStored } from '#app/ui/read-stored.ts'
import { createStore } from '#app/ui/store.ts'

/** Named in the privacy policy. */
export const trayStorageKey = 'tray'

/** The value of `trayIds` until they are read, also while the server renders. */
export const noTrayIds: readonly string[] = []

/** The ids of the tracks in the tray, for what every page shows of it; empty until they are read. */
export const trayIds = createStore(noTrayIds)

/** Reads what is kept of the tray on the device; empty if it is broken or the browser forbids it. */
export function readStoredTray(): readonly unknown[] {
  const stored: unknown = readStored(trayStorageKey)
  return Array.isArray(stored) ? stored : []
}
