import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isUnloading } from '#app/router/hard-navigation.ts'
import { isCurrentPage } from '#app/router/navigation.ts'
import { showNavigationError } from './report-outcome.ts'

type WayOut = () => void

/** Where a failed move is being taken back to; when that fails too, its error has to be shown. */
let goingBackTo: string | null = null

/**
 * For the page of an error, which shows where `stayOnFailure` could not keep the page before: that one
 * is opened again. A page that showed and fails when it is loaded once more leads to `/error`. True
 * while going there; false at a first load, which has no before and is told of here.
 */
export function useKeepPageOnError(): boolean {
  const router = useRouter()
  const [leave] = useState(() => wayOut(router))
  useEffect(() => leave?.(), [leave])
  return leave !== null
}

function wayOut(router: AnyRouter): WayOut | null {
  if (isUnloading()) return () => {}
  const { location, resolvedLocation } = router.state
  const from = resolvedLocation?.publicHref
  const wanted = location.publicHref
  if (goingBackTo === wanted) return null
  const loadFailed = router.state.matches.some(({ status }) => status === 'error')
  if (loadFailed && isCurrentPage(router, location))
    return () => void router.navigate({ to: '/error' })
  return from === undefined || from === wanted ? null : () => stay(router, from, wanted)
}

function stay(router: AnyRouter, from: string, wanted: string): void {
  goingBackTo = from
  const arrived = router.subscribe('onResolved', () => {
    goingBackTo = null
    arrived()
  })
  showNavigationError(router, wanted)
  router.history.replace(from)
}
