import type { AnyRouter } from '@tanstack/react-router'
import { isUnloading } from '#app/router/hard-navigation.ts'
import { isCurrentPage } from '#app/router/navigation.ts'
import { showNavigationError } from './report-outcome.ts'

/** The page being returned to; if it fails as well, its error is shown. */
let pageBeingRestored: string | null = null

/**
 * Returns a function that leaves the error page after a failed navigation: it returns to the
 * previous page, or opens `/error` if reloading the current page failed. Returns null on the
 * initial load, which has no previous page, so the error is shown.
 */
export function getLeaveAction(router: AnyRouter): (() => void) | null {
  if (isUnloading()) return () => {}
  const { location, resolvedLocation } = router.state
  const from = resolvedLocation?.publicHref
  const to = location.publicHref
  if (pageBeingRestored === to) return null
  const hasLoadFailed = router.state.matches.some(({ status }) => status === 'error')
  if (hasLoadFailed && isCurrentPage(location)) {
    return () => void router.navigate({ to: '/error' })
  }
  // A link clicked before the error page is hydrated has not failed; it leads away from the error.
  const isShown = () =>
    router.matchRoutes(location).some((match) => match.id === router.state.matches.at(-1)?.id)
  if (!from || from === to || !isShown()) return null
  return () => {
    pageBeingRestored = from
    const unsubscribe = router.subscribe('onResolved', () => {
      pageBeingRestored = null
      unsubscribe()
    })
    showNavigationError(router, to)
    router.history.replace(from)
  }
}
