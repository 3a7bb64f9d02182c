import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { useSyncExternalStore } from 'react'
import { breakpoints, toMinWidthQuery } from '#app/ui/breakpoints.ts'
import type { Viewport } from '#app/ui/breakpoints.ts'

/** From the narrowest to the widest. */
const viewports = Object.keys(breakpoints) as readonly Viewport[]

/** The viewport that the server assumes until the browser has stored the actual one. */
const fallbackViewport: Viewport = 'desktop'

const viewportCookieName = 'viewport'
const secondsPerYear = 365 * 24 * 60 * 60

function isViewport(value: unknown): value is Viewport {
  return viewports.some((name) => name === value)
}

/**
 * Returns the window's viewport; on the server and during hydration, the viewport stored during the
 * last visit.
 */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, getCurrentViewport, getInitialViewport)
}

/** Returns the window's viewport; also `mobile` for windows below the smallest breakpoint. */
function getCurrentViewport(): Viewport {
  return viewports.findLast((name) => matchMedia(toMinWidthQuery(name)).matches) ?? 'mobile'
}

/** Returns the viewport for server rendering and hydration: the stored one, else `desktop`. */
function getInitialViewport(): Viewport {
  const value = getStoredViewport()
  return isViewport(value) ? value : fallbackViewport
}

/**
 * Stores the viewport in its cookie, now and on each change, and calls `onChange` for each change;
 * returns an unsubscribe function.
 */
function watchViewport(onChange: () => void): () => void {
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

/** Returns the value of the viewport cookie; undefined if it is not set. */
const getStoredViewport = createIsomorphicFn()
  .server(() => getCookie(viewportCookieName))
  .client(() => new RegExp(`(?:^|; )${viewportCookieName}=(\\w+)`).exec(document.cookie)?.[1])

/**
 * Stores a viewport for a year in a cookie that is sent only with same-site requests over HTTPS.
 */
function storeViewport(viewport: string): void {
  // Not every supported browser has the Cookie Store API.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${viewportCookieName}=${viewport}; Max-Age=${secondsPerYear}; Path=/; SameSite=Strict; Secure`
}
