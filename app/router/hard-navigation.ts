import type { RouterHistory } from '@tanstack/react-router'
import { canReload } from './reload-guard.ts'

/** Loads pages as new documents where the running program is too old to show them. */
export interface HardNavigation {
  /** The next move to another page is a full load of it. */
  readonly onNextNavigation: () => void
  /** Loads an address now; false where it was just loaded and a loop would begin. */
  readonly navigateNow: (href: string) => boolean
}

let leaving = false

/** Whether this document is about to be replaced: what fails meanwhile is nothing to tell of. */
export function isUnloading(): boolean {
  return leaving
}

/** Full loads for a history; `open` replaces the document, by default through the browser. */
export function createHardNavigation(history: RouterHistory, open = openDocument): HardNavigation {
  let unblock: (() => void) | null = null
  function load(href: string, asNewEntry: boolean): boolean {
    if (!canReload(href, Date.now())) return false
    open(href, asNewEntry)
    return true
  }
  return {
    navigateNow: (href) => load(href, false),
    onNextNavigation: () => {
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

/** Leaves the document for another address; resolves only where the customer comes back to it. */
export function leaveDocument(address: string): Promise<void> {
  globalThis.location.assign(address)
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}
