import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { isLeaving } from '#app/router/full-loads.ts'
import { shownPath } from '#app/router/shown-path.ts'
import { showToast } from '#app/ui/toast-store.ts'

type WayOut = () => void

/** Where a failed move is being taken back to; when that fails too, its error has to be shown. */
let goingBackTo: string | null = null

/**
 * For the page of an error. A move inside the shop that failed leaves the visitor where they were,
 * with a toast that tries again; a page that showed and fails when it is loaded once more leads to
 * `/error`. True while going there; false at a first load, which has no before and is told of here.
 */
export function useStay(): boolean {
  const router = useRouter()
  const [leave] = useState(() => wayOut(router))
  useEffect(() => leave?.(), [leave])
  return leave !== null
}

function wayOut(router: AnyRouter): WayOut | null {
  if (isLeaving()) return () => {}
  const { location, resolvedLocation } = router.state
  const from = resolvedLocation?.publicHref
  const wanted = location.publicHref
  if (goingBackTo === wanted) return null
  const loadFailed = router.state.matches.some(({ status }) => status === 'error')
  if (loadFailed && shownPath(router) === location.pathname) {
    return () => openErrorPage(router, from === wanted)
  }
  return from === undefined || from === wanted ? null : () => stay(router, from, wanted)
}

/** Back leads to the page as it was before, so an address that failed is left out of the history. */
function openErrorPage(router: AnyRouter, sameAddress: boolean): void {
  void router.navigate({ to: '/error', replace: !sameAddress })
}

function stay(router: AnyRouter, from: string, wanted: string): void {
  goingBackTo = from
  const arrived = router.subscribe('onResolved', () => {
    goingBackTo = null
    arrived()
  })
  const tryAgain = { label: m.shop_try_again(), run: () => router.history.push(wanted) }
  showToast({ text: m.errors_generic(), action: tryAgain })
  router.history.replace(from)
}
