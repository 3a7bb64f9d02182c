import type { AnyRouter } from '@tanstack/react-router'
import { watchBuild } from './build-check.ts'
import { latestBuild, runningBuild } from './build-id.ts'
import { createHardNavigation } from './hard-navigation.ts'
import { recoverFromChunkErrors } from './chunk-load-recovery.ts'
import { scrollOnNavigation } from './scroll.ts'
import { trackCurrentPage } from './current-page.ts'

/** Adds to a browser's router what the shop needs besides: scrolling, recovery, checks for a new build. */
export function setupRouter(router: AnyRouter): void {
  const loads = createHardNavigation(router.history)
  scrollOnNavigation(router)
  trackCurrentPage(router)
  recoverFromChunkErrors(router, loads)
  if (runningBuild !== null) {
    watchBuild({ running: runningBuild, latest: latestBuild, onUpdate: loads.onNextNavigation })
  }
}
