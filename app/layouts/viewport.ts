import { breakpoints, minWidth } from '#app/ui/breakpoints.ts'
import type { Viewport } from '#app/ui/breakpoints.ts'
import { rememberedViewport, rememberViewport } from './viewport-cookie.ts'

const viewports: readonly Viewport[] = [
  'mobile',
  'mobileLg',
  'tablet',
  'desktop',
  'desktopMedium',
  'desktopWide',
]

/** The viewport that the server assumes until a visit has stored the actual one. */
const fallbackViewport: Viewport = 'desktop'

function isViewport(value: unknown): value is Viewport {
  return viewports.some((name) => name === value)
}

/** The viewport of the window; also `mobile` for windows below the smallest breakpoint. */
export function currentViewport(): Viewport {
  if (typeof globalThis.matchMedia !== 'function') return fallbackViewport
  return viewports.findLast((name) => matchMedia(minWidth(name)).matches) ?? 'mobile'
}

/** The viewport to render on the server and to hydrate with: the stored one, else `desktop`. */
export function initialViewport(): Viewport {
  const value = rememberedViewport()
  return isViewport(value) ? value : fallbackViewport
}

/**
 * Stores the viewport in its cookie, now and on each change; returns a function that stops this.
 */
export function watchViewport(onChange: () => void): () => void {
  const controller = new AbortController()
  const update = () => {
    rememberViewport(currentViewport())
    onChange()
  }
  for (const name of viewports) {
    matchMedia(minWidth(name)).addEventListener('change', update, { signal: controller.signal })
  }
  rememberViewport(currentViewport())
  return () => controller.abort()
}

/** Whether a viewport is as wide as another, or wider. */
export function isAtLeast(viewport: Viewport, other: Viewport): boolean {
  return breakpoints[viewport] >= breakpoints[other]
}
