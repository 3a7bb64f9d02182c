import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { cartMutationScope } from '#app/features/cart/cart.mutations.ts'
import { refetchCart } from '#app/features/cart/cart.queries.ts'
import { reportFailure, reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { saveCountry } from './country.functions.ts'

/**
 * Stores the customer's country and refetches the cart, because its VAT depends on it; then calls
 * `onSaved`, or `onFailed` if it was not stored.
 */
export function useSaveCountry(onSaved: () => void, onFailed: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    scope: cartMutationScope,
    mutationFn: (country: string) => saveCountry({ data: { country } }),
    onSuccess: async (outcome) => {
      if (!outcome.ok) {
        onFailed()
        return reportFailure(outcome.failure)
      }
      await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
      const session = { state: 'customer' as const, customer: outcome.value }
      queryClient.setQueryData(sessionQuery.queryKey, session)
      broadcastChange('session')
      onSaved()
      return refetchCart(queryClient)
    },
    onError: () => {
      onFailed()
      reportNoResponse()
    },
  })
}
