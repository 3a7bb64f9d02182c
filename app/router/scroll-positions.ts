import type { ParsedLocation } from '@tanstack/react-router'

export interface ScrollPosition {
  readonly left: number
  readonly top: number
}

const storageKey = 'overtone-scroll'

/** Where the pages of this tab's history were left; outlives a full load. */
export interface ScrollPositions {
  readonly of: (location: ParsedLocation) => ScrollPosition | null
  /** Remembers where the page is now. */
  readonly save: (location: ParsedLocation) => void
}

/** The positions of this tab, written to its storage when the document goes. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map(readPositions())
  addEventListener('pagehide', () => writePositions([...positions]))
  return {
    of: (location) => positions.get(keyOf(location)) ?? null,
    save: (location) => {
      positions.set(keyOf(location), { left: globalThis.scrollX, top: globalThis.scrollY })
    },
  }
}

/** One entry of the history: the same address may stand in it twice. */
function keyOf({ state: { __TSR_key: key }, href }: ParsedLocation): string {
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
    // Without a storage positions last as long as the document.
  }
}
