import { getLocalStorage } from '#app/router/browser-storage.ts'
import { isSet, toDialParams } from './dial.ts'
import type { Dial } from './dial.ts'
import { dialStore, initialDial, isDialing, readDial, storageKey } from './dial-store.ts'
import type { DialState } from './dial-store.ts'

/**
 * Changes the dial and stores it if the browser allows it. Setting a tempo or a key turns it on.
 */
export function changeDial(part: Partial<Dial & Pick<DialState, 'isOn'>>): void {
  const state = { ...dialStore.get(), isOn: true, ...part, isFromLink: false }
  dialStore.set(state)
  const { tempo, key, isExactKey, isOn } = state
  try {
    getLocalStorage().setItem(storageKey, JSON.stringify({ tempo, key, isExactKey, isOn }))
  } catch {
    // Without storage, the dial is lost with the page.
  }
}

/**
 * Applies a link's dial until the visitor keeps it, changes it or returns to their own. An unset
 * dial has no effect unless the visitor's own is active.
 */
export function applyLinkedDial(linked: Dial): void {
  const state = dialStore.get()
  if (!isSet(linked) && !isDialing(state)) return
  const isSame =
    state.isOn && JSON.stringify(toDialParams(state)) === JSON.stringify(toDialParams(linked))
  if (!isSame) dialStore.set({ ...initialDial, ...linked, isFromLink: true })
}

/** Keeps a link's dial; an unset one turns off the visitor's own instead of overwriting it. */
export function keepLinkedDial(): void {
  const state = dialStore.get()
  if (state.isFromLink) changeDial(isSet(state) ? {} : { ...readDial(), isOn: false })
}

/** Restores the dial stored on the device. */
export function returnToOwnDial(): void {
  if (dialStore.get().isFromLink) dialStore.set(readDial())
}
