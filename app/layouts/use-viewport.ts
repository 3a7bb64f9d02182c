import { useSyncExternalStore } from 'react'
import type { Viewport } from '#app/ui/breakpoints.ts'
import { currentViewport, initialViewport, watchViewport } from './viewport.ts'

/**
 * The viewport of the window; on the server and during hydration, the viewport stored by the last
 * visit.
 */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, currentViewport, initialViewport)
}
