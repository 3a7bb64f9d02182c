import { reportFailure } from '#app/features/errors/report-failure.ts'
import { navigatingAway, useAction } from '#app/features/forms/use-action.ts'
import { startTopUp } from './payment.functions.ts'
import type { TopUp } from './top-up-amount.ts'

/** Begins a card payment and leaves the shop for the payment page; busy until then. */
export function useTopUp() {
  return useAction(async (wanted: TopUp) => {
    const outcome = await startTopUp({ data: wanted })
    if (!outcome.ok) return reportFailure(outcome.failure)
    globalThis.location.assign(outcome.value.redirectUrl)
    return navigatingAway
  })
}
