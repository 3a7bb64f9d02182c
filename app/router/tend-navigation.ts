import type { AnyRouter } from '@tanstack/react-router'
import { watchBuild } from './build-check.ts'
import { latestBuild, runningBuild } from './build-id.ts'
import { createFullLoads } from './full-loads.ts'
import { limitPreloading } from './limit-preloading.ts'
import { recoverMissingParts } from './missing-parts.ts'
import { scrollAfterChanges } from './scroll.ts'
import { showKeptPages } from './show-kept-pages.ts'
import { watchShownAddress } from './shown-address.ts'

/** What a router of a browser does beside its own work, for as long as its document lives. */
export function tendNavigation(router: AnyRouter): void {
  const loads = createFullLoads(router.history)
  router.preloadRoute = limitPreloading(router.preloadRoute)
  showKeptPages(router)
  scrollAfterChanges(router)
  watchShownAddress(router)
  recoverMissingParts(router, loads)
  if (runningBuild !== null) {
    watchBuild({ running: runningBuild, latest: latestBuild, onUpdate: loads.atNextMove })
  }
}
