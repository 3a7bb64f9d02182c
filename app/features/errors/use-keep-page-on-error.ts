import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isUnloading } from '#app/router/hard-navigation.ts'
import { isCurrentPage } from '#app/router/navigation.ts'
import { showNavigationError } from './report-outcome.ts'

/** The page being returned to; if it fails as well, its error is shown. */
let pageBeingRestored: string | null = null

/**
 * Leaves an error page if the navigation failed: returns to the previous page, or opens `/error` if
 * reloading the current page failed. Returns true while leaving, and false on the initial load,
 * which has no previous page to return to, so the error is shown.
 */
export function useKeepPageOnError(): boolean {
  const router = useRouter()
  const [leave] = useState(() => getLeaveAction(router))
  useEffect(() => leave?.(), [leave])
  return leave !== null
}

function getLeaveAction(router: AnyRouter): (() => void) | null {
  if (isUnloading()) return () => {}
  const { location, resolvedLocation } = router.state
  const from = resolvedLocation?.publicHref
  const to = location.publicHref
  if (pageBeingRestored === to) return null
  const hasLoadFailed = router.state.matches.some(({ status }) => status === 'error')
  if (hasLoadFailed && isCurrentPage(router, location)) {
    return () => void router.navigate({ to: '/error' })
  }
  return from === undefined || from === to ? null : () => returnToPage(router, from, to)
}

function returnToPage(router: AnyRouter, from: string, to: string): void {
  pageBeingRestored = from
  const unsubscribe = router.subscribe('onResolved', () => {
    pageBeingRestored = null
    unsubscribe()
  })
  showNavigationError(router, to)
  router.history.replace(from)
}
