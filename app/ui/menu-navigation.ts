import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The address that was last chosen in a menu. */
let chosen: string | null = null

/** For the click handler of a menu: remembers where its links lead. */
export function recordMenuClick(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return
  chosen = event.target.closest('a')?.href ?? null
}

/** Whether the page that was chosen in a menu is still on its way. */
export function isMenuNavigationPending({ state, latestLocation }: AnyRouter): boolean {
  if (chosen === null || state.status !== 'pending') return false
  return chosen === new URL(latestLocation.publicHref, globalThis.location.origin).href
}

/** Whether a click means "go there here": not a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}
