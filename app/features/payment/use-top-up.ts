import { useEffect } from 'react'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { leaving, useAction } from '#app/features/failures/use-action.ts'
import { startTopUp } from './payment.functions.ts'
import type { TopUp } from './top-up-amount.ts'

/** Begins a card payment and leaves the shop for the payment page; busy until then. */
export function useTopUp(): { readonly start: (wanted: TopUp) => void; readonly busy: boolean } {
  const { run, reset, busy } = useAction(async (wanted: TopUp) => {
    const outcome = await startTopUp({ data: wanted })
    if (!outcome.ok) return reportFailure(outcome.failure)
    globalThis.location.assign(outcome.value.redirectUrl)
    return leaving
  })
  useEffect(() => {
    // Who comes back with the browser's back button finds the page as it was left: busy.
    globalThis.addEventListener('pageshow', reset)
    return () => globalThis.removeEventListener('pageshow', reset)
  }, [reset])
  return { start: (wanted) => void run(wanted), busy }
}
