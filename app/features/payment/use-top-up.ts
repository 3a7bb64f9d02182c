import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'
import { startTopUp } from './payment.functions.ts'
import type { TopUp } from './top-up-amount.ts'

/** Begins a card payment and leaves the shop for the payment page; busy until then. */
export function useTopUp(): { readonly start: (wanted: TopUp) => void; readonly busy: boolean } {
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: (wanted: TopUp) => startTopUp({ data: wanted }),
    onSuccess: (outcome) => {
      if (outcome.ok) globalThis.location.assign(outcome.value.redirectUrl)
      else reportFailure(outcome.failure)
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
  useEffect(() => {
    // Who comes back with the browser's back button finds the page as it was left: busy.
    globalThis.addEventListener('pageshow', reset)
    return () => globalThis.removeEventListener('pageshow', reset)
  }, [reset])
  return { start: mutate, busy: isPending || data?.ok === true }
}
