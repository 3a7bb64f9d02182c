import { useSyncExternalStore } from 'react'
import type { Viewport } from '#app/ui/breakpoints.ts'
import { getCurrentViewport, getInitialViewport, watchViewport } from './viewport.ts'

/**
 * Returns the window's viewport; on the server and during hydration, the viewport stored during the
 * last visit.
 */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, getCurrentViewport, getInitialViewport)
}
