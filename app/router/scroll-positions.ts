import { getSessionStorage } from './browser-storage.ts'
import type { ParsedLocation } from '@tanstack/react-router'
import { markFocus } from './focus-mark.ts'
import type { FocusMark } from './focus-mark.ts'

export interface ScrollPosition {
  readonly left: number
  readonly top: number
}

/** The scroll position and focus of a history entry. */
interface SavedPosition extends ScrollPosition {
  /** The focused control; null if there was none. */
  readonly focus: FocusMark | null
}

const storageKey = 'scroll-positions'

/** The saved positions of this tab's history entries; they survive full page loads. */
export interface ScrollPositions {
  readonly get: (location: ParsedLocation) => SavedPosition | null
  /** Saves the current scroll position and the focused control. */
  readonly save: (location: ParsedLocation) => void
}

/**
 * Reads the positions from session storage, and writes them back, with that of the current page,
 * when the document is unloaded.
 */
export function createScrollPositions(getCurrent: () => ParsedLocation): ScrollPositions {
  const positions = new Map(readPositions())
  addEventListener('pagehide', () => {
    save(getCurrent())
    writePositions([...positions])
  })
  function save(location: ParsedLocation): void {
    const key = getEntryKey(location)
    // Moves the entry to the end: only the last ones are stored.
    positions.delete(key)
    positions.set(key, {
      left: globalThis.scrollX,
      top: globalThis.scrollY,
      focus: markFocus(),
    })
  }
  return {
    get: (location) => positions.get(getEntryKey(location)) ?? null,
    save,
  }
}

/** Returns the unique key of a history entry; two entries may have the same URL. */
function getEntryKey({ state: { __TSR_key: key }, href }: ParsedLocation): string {
  return key ?? href
}

function readPositions(): [string, SavedPosition][] {
  try {
    const value: unknown = JSON.parse(getSessionStorage().getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function writePositions(positions: [string, SavedPosition][]): void {
  try {
    getSessionStorage().setItem(storageKey, JSON.stringify(positions.slice(-100)))
  } catch {
    // Without session storage, the positions are lost when the document is unloaded.
  }
}
