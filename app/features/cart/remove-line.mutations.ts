import type { QueryClient } from '@tanstack/react-query'
import { getCachedSession } from '#app/features/account/session.queries.ts'
import { reportFailure } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import type { CartLine } from '#app/provider/types/cart.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { removeCartLine } from './cart.functions.ts'
import { cartMutationScope } from './cart.mutations.ts'
import { cartQuery, refetchCart, setCart } from './cart.queries.ts'
import { removeLineMutationKey } from './mutation-keys.ts'
import { fetchBeyondPage } from './outlive-page.ts'

/**
 * Removes a line from the cart. `useCart` hides the line immediately; if it is still in the cart
 * after a failure, it reappears and a toast is shown.
 */
export function useRemoveCartLine({ name }: CartLine) {
  async function handleFailure(lineId: number, client: QueryClient): Promise<void> {
    await refetchCart(client)
    const cart = client.getQueryData(getCartKey(client))
    if (cart?.lines.some(({ id }) => id === lineId)) {
      showToast({ text: m.cart_remove_failed({ name }) })
    }
  }

  return useSingleMutation({
    mutationKey: removeLineMutationKey,
    scope: cartMutationScope,
    mutationFn: (lineId: number) => removeCartLine({ data: { lineId }, fetch: fetchBeyondPage }),
    onSuccess: (outcome, lineId, _result, { client }) => {
      if (outcome.ok) return setCart(client, outcome.value)
      if (outcome.failure.kind === 'unauthorised') reportFailure(outcome.failure)
      return handleFailure(lineId, client)
    },
    onError: (_error, lineId, _result, { client }) => handleFailure(lineId, client),
  })
}

function getCartKey(client: QueryClient) {
  return cartQuery(getCachedSession(client).customer?.id).queryKey
}
