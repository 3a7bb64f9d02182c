import type { AnyRouter } from '@tanstack/react-router'
import { watchBuild } from './build-check.ts'
import { latestBuild, runningBuild } from './build-id.ts'
import { createHardNavigation } from './hard-navigation.ts'
import { throttlePreloads } from './throttle-preloads.ts'
import { recoverFromChunkErrors } from './chunk-load-recovery.ts'
import { scrollOnNavigation } from './scroll.ts'
import { revalidateOnBackForward } from './revalidate-on-back-forward.ts'
import { trackCurrentPage } from './current-page.ts'

/** What a router of a browser does beside its own work, for as long as its document lives. */
export function setupRouter(router: AnyRouter): void {
  const loads = createHardNavigation(router.history)
  router.preloadRoute = throttlePreloads(router.preloadRoute)
  revalidateOnBackForward(router)
  scrollOnNavigation(router)
  trackCurrentPage(router)
  recoverFromChunkErrors(router, loads)
  if (runningBuild !== null) {
    watchBuild({ running: runningBuild, latest: latestBuild, onUpdate: loads.onNextNavigation })
  }
}
