import type { RouterHistory } from '@tanstack/react-router'
import { mayReload } from './reload-guard.ts'

/** Loads pages as new documents where the running program is too old to show them. */
export interface FullLoads {
  /** The next move to another page is a full load of it. */
  readonly atNextMove: () => void
  /** Loads an address now; false where it was just loaded and a loop would begin. */
  readonly now: (href: string) => boolean
}

let leaving = false

/** Whether this document is about to be replaced: what fails meanwhile is nothing to tell of. */
export function isLeaving(): boolean {
  return leaving
}

/** Full loads for a history; `open` replaces the document, by default through the browser. */
export function createFullLoads(history: RouterHistory, open = openDocument): FullLoads {
  let unblock: (() => void) | null = null
  function load(href: string, asNewEntry: boolean): boolean {
    if (!mayReload(href, Date.now())) return false
    open(href, asNewEntry)
    return true
  }
  return {
    now: (href) => load(href, false),
    atNextMove: () => {
      unblock ??= history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation, action }) => {
          const moves = action === 'PUSH' || currentLocation.pathname !== nextLocation.pathname
          const isOurs = action === 'PUSH' || action === 'REPLACE'
          return isOurs && moves && load(nextLocation.href, action === 'PUSH')
        },
      })
    },
  }
}

/** The same address with a fragment would not be loaded but scrolled to, so that part is left out. */
function openDocument(href: string, asNewEntry: boolean): void {
  leaving = true
  addEventListener('pageshow', () => (leaving = false), { once: true })
  const address = href.split('#')[0] ?? href
  if (asNewEntry) globalThis.location.assign(address)
  else globalThis.location.replace(address)
}
