import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'

interface FailedMove {
  readonly from: string
  readonly wanted: string
}

/** Where a failed move is being taken back to; when that fails too, its error has to be shown. */
let goingBackTo: string | null = null

/**
 * For the page of an error: a move inside the shop that failed leaves the visitor where they were,
 * with a toast that tries again. True while going back; false at a first load, which has no before.
 */
export function useStay(): boolean {
  const router = useRouter()
  const [move] = useState(() => failedMove(router))
  useEffect(() => {
    if (move) stay(router, move)
  }, [router, move])
  return move !== null
}

function failedMove({ state }: AnyRouter): FailedMove | null {
  const from = state.resolvedLocation?.publicHref
  const wanted = state.location.publicHref
  return from === undefined || from === wanted || goingBackTo === wanted ? null : { from, wanted }
}

function stay(router: AnyRouter, { from, wanted }: FailedMove): void {
  goingBackTo = from
  const arrived = router.subscribe('onResolved', () => {
    goingBackTo = null
    arrived()
  })
  const tryAgain = { label: m.shop_try_again(), run: () => router.history.push(wanted) }
  showToast({ text: m.errors_generic(), action: tryAgain })
  router.history.replace(from)
}
