import { breakpoints, toMinWidthQuery } from '#app/ui/breakpoints.ts'
import type { Viewport } from '#app/ui/breakpoints.ts'
import { getStoredViewport, storeViewport } from './viewport-cookie.ts'

const viewports: readonly Viewport[] = [
  'mobile',
  'mobileLg',
  'tablet',
  'desktop',
  'desktopMedium',
  'desktopWide',
]

/** The viewport that the server assumes until the browser has stored the actual one. */
const fallbackViewport: Viewport = 'desktop'

function isViewport(value: unknown): value is Viewport {
  return viewports.some((name) => name === value)
}

/** Returns the window's viewport; also `mobile` for windows below the smallest breakpoint. */
export function getCurrentViewport(): Viewport {
  if (typeof globalThis.matchMedia !== 'function') return fallbackViewport
  return viewports.findLast((name) => matchMedia(toMinWidthQuery(name)).matches) ?? 'mobile'
}

/** Returns the viewport for server rendering and hydration: the stored one, else `desktop`. */
export function getInitialViewport(): Viewport {
  const value = getStoredViewport()
  return isViewport(value) ? value : fallbackViewport
}

/**
 * Stores the viewport in its cookie, now and on each change, and then calls `onChange` for each
 * change; returns an unsubscribe function.
 */
export function watchViewport(onChange: () => void): () => void {
  const controller = new AbortController()
  const update = () => {
    storeViewport(getCurrentViewport())
    onChange()
  }
  for (const name of viewports) {
    matchMedia(toMinWidthQuery(name)).addEventListener('change', update, {
      signal: controller.signal,
    })
  }
  storeViewport(getCurrentViewport())
  return () => controller.abort()
}

/** Returns whether a viewport is at least as wide as another. */
export function isAtLeast(viewport: Viewport, other: Viewport): boolean {
  return breakpoints[viewport] >= breakpoints[other]
}
