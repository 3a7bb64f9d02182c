import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The URL of the last link clicked in a menu. */
let menuTarget: string | null = null

/** Records the URL of a link clicked in a menu. */
export function recordMenuClick(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return
  menuTarget = event.target.closest('a')?.href ?? null
}

/** Returns whether the router is still loading the page last chosen in a menu. */
export function isMenuNavigationPending({ state, latestLocation }: AnyRouter): boolean {
  if (menuTarget === null || state.status !== 'pending') return false
  return menuTarget === new URL(latestLocation.publicHref, globalThis.location.origin).href
}

/**
 * Returns whether a click opens its link in this tab, rather than in a new tab or window or as a
 * download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}
