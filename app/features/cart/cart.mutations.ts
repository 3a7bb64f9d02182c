import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { m } from '#app/paraglide/messages.js'
import type { CartLine, Product } from '#app/provider/types.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addToCart, removeCartLine } from './cart.functions.ts'
import { cartQuery } from './cart.queries.ts'
import { cartWithoutLine } from './cart-without-line.ts'

/** Puts a product into the cart; who is not logged in is told so and led to the login and back. */
export function useAddToCart(product: Pick<Product, 'id' | 'name' | 'links'>) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => addToCart({ data: { productId: product.id, links: product.links } }),
    onSuccess: (outcome) => {
      if (outcome.ok) {
        queryClient.setQueryData(cartQuery().queryKey, outcome.value.cart)
        return sayAdded(product.name, outcome.value.alreadyInCart)
      }
      if (outcome.failure.kind !== 'unauthorised') return reportFailure(outcome.failure)
      showToast({ text: m.errors_log_in_first() })
      const backUrl = router.state.location.publicHref
      return router.navigate({ to: '/auth/login', search: { backUrl } })
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}

function sayAdded(name: string, alreadyInCart: boolean): void {
  if (alreadyInCart) showToast({ theme: 'grey', text: m.cart_already_in_cart() })
  else showToast({ theme: 'success', text: m.cart_added({ name }) })
}

const removal = ['cart', 'remove'] as const

/** Takes a line out at once, and puts it back with a word about it when the provider refuses. */
export function useRemoveCartLine() {
  const queryClient = useQueryClient()
  const { queryKey } = cartQuery()
  return useMutation({
    mutationKey: removal,
    scope: { id: 'cart' },
    mutationFn: async (line: CartLine) => {
      const outcome = await removeCartLine({ data: { lineId: line.id } })
      if (outcome.ok) return outcome.value
      if (outcome.failure.kind === 'unauthorised') reportFailure(outcome.failure)
      throw new Error('not removed')
    },
    onMutate: async (line) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, cartWithoutLine(before, line.id))
      return { before }
    },
    onSuccess: (cart) => {
      // An answer from the middle of several removals would show the lines that are still to go.
      if (queryClient.isMutating({ mutationKey: removal }) === 1) {
        queryClient.setQueryData(queryKey, cart)
      }
    },
    onError: (_error, line, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      showToast({ text: m.cart_remove_failed({ name: line.name }) })
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}
