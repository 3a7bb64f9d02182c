import type { AnyRouter } from '@tanstack/react-router'
import { fetchLatestBuildId, runningBuildId, watchBuild } from './build-check.ts'
import { focusHeadingOnNavigation } from './focus-heading.ts'
import { createHardNavigation } from './hard-navigation.ts'
import { recoverFromChunkErrors } from './chunk-load-recovery.ts'
import { scrollOnNavigation } from './scroll.ts'
import { trackCurrentPage } from './navigation.ts'

/** Sets up scrolling, focus, chunk-load recovery and the build check for the browser's router. */
export function setupRouter(router: AnyRouter): void {
  const hardNavigation = createHardNavigation(router.history)
  scrollOnNavigation(router)
  focusHeadingOnNavigation(router)
  trackCurrentPage(router)
  recoverFromChunkErrors(router, hardNavigation)
  if (runningBuildId !== null) {
    const onUpdate = hardNavigation.onNextNavigation
    watchBuild({ running: runningBuildId, fetchLatest: fetchLatestBuildId, onUpdate })
  }
}
