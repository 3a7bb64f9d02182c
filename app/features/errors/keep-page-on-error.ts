import { redirect } from '@tanstack/react-router'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { getPageErrorKind } from './page-error.ts'
import { isUnloading } from '#app/router/hard-navigation.ts'
import { isCurrentPage } from '#app/router/current-page.ts'
import { pageProgress } from '#app/ui/page-progress.ts'
import { showNavigationError } from './show-navigation-error.ts'

/** What failed: public addresses of the page to stay on and of the page wanted, if that is another. */
interface FailedMove {
  readonly from: string
  readonly wanted: string | null
}

/**
 * Keeps the page that shows, with all that was typed into it, where a move to another address fails:
 * the router is sent back before it takes the page away, loads nothing for it, and the visitor is told.
 * Where only the renewal of a kept page fails, that page stays and there is nothing to tell.
 */
export function keepPageOnError(router: AnyRouter): void {
  const renewed = new Set<AnyRoute>()
  let failed: FailedMove | null = null
  let isReturning = false

  function sendBack(route: AnyRoute, error: unknown): void {
    if (isUnloading() || hasPageOfItsOwn(error)) return
    const { resolvedLocation: from } = router.state
    const wanted = router.latestLocation
    if (renewed.has(route)) stayOn({ from: wanted.publicHref, wanted: null })
    if (!from || !isCurrentPage(router, from) || isCurrentPage(router, wanted)) return
    stayOn({ from: from.publicHref, wanted: wanted.publicHref })
  }

  function stayOn(move: FailedMove): never {
    failed = move
    throw redirect({ href: move.from, replace: true })
  }

  for (const route of Object.values(router.routesById)) {
    route.update({
      onError: (error: unknown) => sendBack(route, error),
      shouldReload: ({ preload }: { readonly preload: boolean }) => {
        const isBehind = router.options.defaultStaleReloadMode === 'background'
        if (isBehind && !preload) renewed.add(route)
        return isReturning ? false : undefined
      },
    })
  }
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    renewed.clear()
    isReturning = failed?.from === toLocation.publicHref
    if (failed?.wanted && isReturning) {
      pageProgress.fail()
      showNavigationError(router, failed.wanted)
    }
    failed = null
  })
  // What failed to be preloaded beside a move that came about is nothing to tell of.
  router.subscribe('onResolved', () => (failed = null))
}

/** A lost session opens the login, and what belongs to somebody else says so. */
function hasPageOfItsOwn(error: unknown): boolean {
  const kind = getPageErrorKind(error)
  return kind === 'unauthorised' || kind === 'forbidden'
}
