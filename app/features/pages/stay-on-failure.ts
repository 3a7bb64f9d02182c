import { redirect } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { failureKind } from '#app/features/failures/needed-value.ts'
import { isLeaving } from '#app/router/full-loads.ts'
import { isShown } from '#app/router/shown-address.ts'
import { pageProgress } from '#app/ui/page-progress.ts'
import { tellFailedMove } from './tell-failed-move.ts'

/** A move that failed: public addresses of the page to stay on and of the page wanted. */
interface FailedMove {
  readonly from: string
  readonly wanted: string
}

/**
 * Keeps the page that shows, with all that was typed into it, where a move to another address fails:
 * the router is sent back before it takes the page away, loads nothing for it, and the visitor is told.
 */
export function stayOnFailure(router: AnyRouter): void {
  let failed: FailedMove | null = null
  let isReturning = false

  function sendBack(error: unknown): void {
    const { resolvedLocation: from } = router.state
    const wanted = router.latestLocation
    if (!from || !isShown(router, from) || isShown(router, wanted)) return
    if (isLeaving() || hasPageOfItsOwn(error)) return
    failed = { from: from.publicHref, wanted: wanted.publicHref }
    throw redirect({ href: from.publicHref, replace: true })
  }

  for (const route of Object.values(router.routesById)) {
    route.update({
      onError: sendBack,
      shouldReload: () => (isReturning ? false : undefined),
    })
  }
  // A page that failed to be preloaded sends nobody back, so that only the move itself is told of.
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    isReturning = failed?.from === toLocation.publicHref
    if (failed && isReturning) {
      pageProgress.fail()
      tellFailedMove(router, failed.wanted)
    }
    failed = null
  })
}

/** A lost session opens the login, and what belongs to somebody else says so. */
function hasPageOfItsOwn(error: unknown): boolean {
  const kind = failureKind(error)
  return kind === 'unauthorised' || kind === 'forbidden'
}
