import { readStored } from '#app/ui/read-stored.ts'
import { createStore } from '#app/ui/store.ts'
import { isSet, parseKeyCode, parseTempo, unsetDial } from './dial.ts'
import type { Dial } from './dial.ts'

/** The dial, and how it came about. */
export interface DialState extends Dial {
  readonly isOn: boolean
  /** Whether it comes from a link that was opened: then it is not kept on the device. */
  readonly isFromLink: boolean
}

export const initialDial: DialState = { ...unsetDial, isOn: true, isFromLink: false }

/** Named in the privacy policy. */
export const storageKey = 'dial'

/** The session's tempo and key, kept on the device. */
export const dialStore = createStore<DialState>(readDial())

// Another tab has changed the dial. The server has no other tabs.
if (typeof document !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === storageKey && !dialStore.get().isFromLink) dialStore.set(readDial())
  })

/** Returns what loops are fitted to; nothing while the dial is off. */
export function getActiveDial(state: DialState = dialStore.get()): Dial {
  return state.isOn ? state : unsetDial
}

/** Reads the dial; what is missing, broken or forbidden by the browser is not set. */
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

/** Returns whether the dial is on and changes anything. */
export function isDialing(state: DialState): boolean {
  return state.isOn && isSet(state)
}
