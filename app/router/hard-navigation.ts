import type { RouterHistory } from '@tanstack/react-router'
import { tryRecordReload } from './reload-guard.ts'

/** Triggers full page loads when the running build is too old for a page. */
export interface HardNavigation {
  /** Makes the next navigation to another page a full page load. */
  readonly onNextNavigation: () => void
  /** Loads a URL now; returns false if it has just been loaded, which prevents a reload loop. */
  readonly navigateNow: (href: string) => boolean
}

let isUnloadStarted = false

/** Returns whether the document is being replaced; failures in the meantime are not reported. */
export function isUnloading(): boolean {
  return isUnloadStarted
}

/** Creates the hard navigation for a router history; `open` replaces the document. */
export function createHardNavigation(history: RouterHistory, open = openDocument): HardNavigation {
  let unblock: (() => void) | null = null
  function load(href: string, asNewEntry: boolean): boolean {
    if (!tryRecordReload(href, Date.now())) return false
    open(href, asNewEntry)
    return true
  }
  return {
    navigateNow: (href) => load(href, false),
    onNextNavigation: () => {
      unblock ??= history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation, action }) => {
          const isOtherPage =
            action === 'PUSH' || currentLocation.pathname !== nextLocation.pathname
          const isLinkOrRedirect = action === 'PUSH' || action === 'REPLACE'
          return isLinkOrRedirect && isOtherPage && load(nextLocation.href, action === 'PUSH')
        },
      })
    },
  }
}

/**
 * Opens a URL without its fragment; with a fragment, the browser might only scroll the current
 * page.
 */
function openDocument(href: string, asNewEntry: boolean): void {
  isUnloadStarted = true
  addEventListener('pageshow', () => (isUnloadStarted = false), { once: true })
  const url = href.split('#')[0] ?? href
  if (asNewEntry) globalThis.location.assign(url)
  else globalThis.location.replace(url)
}

/**
 * How long a navigation to another document may be pending before it counts as canceled, in
 * milliseconds.
 */
const leaveTimeoutMs = 10_000

/**
 * Leaves the document for another URL; resolves if the visitor returns or cancels the navigation.
 */
export function leaveDocument(href: string): Promise<void> {
  globalThis.location.assign(href)
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, leaveTimeoutMs)
  })
}
