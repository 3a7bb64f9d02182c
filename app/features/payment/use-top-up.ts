import { useMutation } from '@tanstack/react-query'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'
import { startTopUp } from './payment.functions.ts'
import type { TopUp } from './top-up-amount.ts'

/** Begins a card payment and leaves the shop for the payment page. */
export function useTopUp() {
  return useMutation({
    mutationFn: (wanted: TopUp) => startTopUp({ data: wanted }),
    onSuccess: (outcome) => {
      if (outcome.ok) globalThis.location.assign(outcome.value.redirectUrl)
      else reportFailure(outcome.failure)
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}
