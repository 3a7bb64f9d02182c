import { useSyncExternalStore } from 'react'
import { currentViewport, firstViewport, watchViewport } from './viewport.ts'
import type { Viewport } from './viewport.ts'

/** The viewport by name; on the server and in the first moment the one of the visitor's last page. */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, currentViewport, firstViewport)
}
