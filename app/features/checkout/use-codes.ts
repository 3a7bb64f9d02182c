import { useAccountStore } from '#app/features/account/use-account.ts'
import { applyCode, removeCode } from '#app/features/cart/cart.functions.ts'
import { inTurn } from '#app/features/cart/in-turn.ts'
import { failureMessages } from '#app/features/errors/failure-messages.ts'
import { reportFailure } from '#app/features/errors/report-failure.ts'
import { reportSuccess } from '#app/features/errors/report-success.ts'
import { useAction } from '#app/features/forms/use-action.ts'
import { m } from '#app/paraglide/messages.js'

/** Puts a code on the cart; `onDone` is given the text to show beside the field when it was refused. */
export function useApplyCode(onDone: (refused: string | null) => void) {
  const account = useAccountStore()
  return useAction(async (code: string) => {
    const outcome = await inTurn(() => applyCode({ data: { code } }))
    if (outcome.ok) {
      account.keepCart(outcome.value)
      reportSuccess(m.cart_code_applied())
      return onDone(null)
    }
    const { failure } = outcome
    if (failure.kind !== 'refused') {
      reportFailure(failure)
      return onDone(m.errors_generic())
    }
    const texts = failureMessages(failure).map(({ text }) => text)
    return onDone(texts.join(' '))
  })
}

/** Takes a code off the cart, then calls `onDone`. */
export function useRemoveCode(onDone: () => void) {
  const account = useAccountStore()
  return useAction(async (code: string) => {
    const outcome = await inTurn(() => removeCode({ data: { code } }))
    if (!outcome.ok) return reportFailure(outcome.failure)
    account.keepCart(outcome.value)
    onDone()
  })
}
