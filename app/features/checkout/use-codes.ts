import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applyCode, removeCode } from '#app/features/cart/cart.functions.ts'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { failureMessages } from '#app/features/failures/failure-messages.ts'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'

/** Puts a code on the cart; answers the text to show beside the field when it was refused. */
export function useApplyCode() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: async (code: string): Promise<string | null> => {
      const outcome = await applyCode({ data: { code } })
      if (outcome.ok) {
        queryClient.setQueryData(cartQuery().queryKey, outcome.value)
        showToast({ theme: 'success', text: m.cart_code_applied() })
        return null
      }
      if (outcome.failure.kind === 'refused') {
        return failureMessages(outcome.failure)
          .map(({ text }) => text)
          .join(' ')
      }
      reportFailure(outcome.failure)
      return m.errors_generic()
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}

/** Takes a code off the cart. */
export function useRemoveCode() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (code: string) => removeCode({ data: { code } }),
    onSuccess: (outcome) => {
      if (outcome.ok) queryClient.setQueryData(cartQuery().queryKey, outcome.value)
      else reportFailure(outcome.failure)
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}
