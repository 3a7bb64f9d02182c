import { reportFailure, reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { leaveDocument } from '#app/router/hard-navigation.ts'
import { startTopUp } from './payment.functions.ts'
import type { TopUp } from './top-up-amount.ts'

/**
 * Starts a card payment and opens the payment page; stays pending until the document is unloaded.
 */
export function useTopUp() {
  return useSingleMutation({
    mutationFn: (topUp: TopUp) => startTopUp({ data: topUp }),
    onSuccess: (outcome) =>
      outcome.ok ? leaveDocument(outcome.value.redirectUrl) : reportFailure(outcome.failure),
    onError: reportNoResponse,
  })
}
