import { isSet, toDialParams } from './dial.ts'
import type { Dial } from './dial.ts'
import { dialStore, initialDial, isDialing, readDial, storageKey } from './dial-store.ts'
import type { DialState } from './dial-store.ts'

/** Changes the dial and keeps it, if the browser allows it. Setting a tempo or a key turns it on. */
export function changeDial(part: Partial<Dial & Pick<DialState, 'isOn'>>): void {
  const state = { ...dialStore.get(), isOn: true, ...part, isFromLink: false }
  dialStore.set(state)
  const { tempo, key, isExactKey, isOn } = state
  try {
    localStorage.setItem(storageKey, JSON.stringify({ tempo, key, isExactKey, isOn }))
  } catch {
    // Without storage, the dial lasts as long as the page.
  }
}

/**
 * Uses the dial of a link until the visitor keeps it, changes it or goes back. One that is not set changes
 * nothing unless the own dial is on.
 */
export function applyLinkedDial(linked: Dial): void {
  const state = dialStore.get()
  if (!isSet(linked) && !isDialing(state)) return
  const isSame =
    state.isOn && JSON.stringify(toDialParams(state)) === JSON.stringify(toDialParams(linked))
  if (!isSame) dialStore.set({ ...initialDial, ...linked, isFromLink: true })
}

/** Keeps the dial of a link; one that is not set turns the own dial off instead of replacing it. */
export function keepLinkedDial(): void {
  const state = dialStore.get()
  if (state.isFromLink) changeDial(isSet(state) ? {} : { ...readDial(), isOn: false })
}

/** Goes back from the dial of a link to the one that is kept on the device. */
export function returnToOwnDial(): void {
  if (dialStore.get().isFromLink) dialStore.set(readDial())
}
