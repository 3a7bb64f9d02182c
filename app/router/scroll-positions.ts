import type { ParsedLocation } from '@tanstack/react-router'

export interface ScrollPosition {
  readonly left: number
  readonly top: number
}

const storageKey = 'overtone-scroll'

/** The scroll positions of this tab's history entries; they survive full page loads. */
export interface ScrollPositions {
  readonly get: (location: ParsedLocation) => ScrollPosition | null
  /** Saves the current scroll position. */
  readonly save: (location: ParsedLocation) => void
}

/** Reads the positions from session storage, and writes them back when the document is unloaded. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map(readPositions())
  addEventListener('pagehide', () => writePositions([...positions]))
  return {
    get: (location) => positions.get(getEntryKey(location)) ?? null,
    save: (location) => {
      const key = getEntryKey(location)
      // Moves the entry to the end, because only the last ones are stored.
      positions.delete(key)
      positions.set(key, { left: globalThis.scrollX, top: globalThis.scrollY })
    },
  }
}

/** Returns the key of a history entry, which is unique; two entries may have the same URL. */
function getEntryKey({ state: { __TSR_key: key }, href }: ParsedLocation): string {
  return key ?? href
}

function readPositions(): [string, ScrollPosition][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function writePositions(positions: [string, ScrollPosition][]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions.slice(-100)))
  } catch {
    // Without session storage, the positions are lost when the document is unloaded.
  }
}
