import { readStored } from '#app/router/browser-storage.ts'
import { createStore } from '#app/ui/store.ts'
import { isSet, parseKeyCode, parseTempo, unsetDial } from './dial.ts'
import type { Dial } from './dial.ts'

/** The dial, whether it is on, and whether it comes from a link. */
export interface DialState extends Dial {
  readonly isOn: boolean
  /** True if it comes from a link; it is not stored then. */
  readonly isFromLink: boolean
}

export const initialDial: DialState = { ...unsetDial, isOn: true, isFromLink: false }

/** The key in local storage, named in the privacy policy. */
export const storageKey = 'dial'

/** The session's dial, stored on the device. */
export const dialStore = createStore<DialState>(readDial())

// Follows changes made in other tabs.
if (typeof document !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === storageKey && !dialStore.get().isFromLink) dialStore.set(readDial())
  })

/** Returns the dial that loops are fitted to; unset while the dial is off. */
export function getActiveDial(state: DialState = dialStore.get()): Dial {
  return state.isOn ? state : unsetDial
}

/** The tempo and key of the tray while it plays; null while it does not. */
export const trayDial = createStore<Dial | null>(null)

/** Returns the tempo and key in which sounds are heard: those of a tray that plays, or the dial's. */
export function getHeardDial(): Dial {
  return trayDial.get() ?? getActiveDial()
}

/** Reads the stored dial; missing, malformed and inaccessible values count as unset. */
export function readDial(): DialState {
  const { tempo, key, isExactKey, isOn } = readStored(storageKey)
  return {
    ...initialDial,
    tempo: parseTempo(String(tempo)),
    key: parseKeyCode(String(key)),
    isExactKey: isExactKey === true,
    isOn: isOn !== false,
  }
}

/** Returns whether the dial is on and set. */
export function isDialing(state: DialState): boolean {
  return state.isOn && isSet(state)
}
