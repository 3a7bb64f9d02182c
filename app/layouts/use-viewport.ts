import { useSyncExternalStore } from 'react'
import type { Viewport } from '#app/ui/breakpoints.ts'
import { currentViewport, initialViewport, watchViewport } from './viewport.ts'

/** The viewport of the window; on the server and while hydrating, the one of the last visit. */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, currentViewport, initialViewport)
}
