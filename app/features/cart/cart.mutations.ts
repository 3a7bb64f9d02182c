import { mutationOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  reportFailure,
  reportNoResponse,
  reportSuccess,
} from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types/product.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addToCart } from './cart.functions.ts'
import { refetchCart, setCart } from './cart.queries.ts'
import { expireCustomerData, getCachedSession } from '#app/features/account/session.queries.ts'

/** Runs cart mutations one at a time, so that the last response contains the latest cart. */
export const cartMutationScope = { id: 'cart' }

/** The key of pending removals; their variables are line ids. */
export const removeLineMutationKey = ['cart', 'remove-line'] as const

type AddedProduct = Pick<Product, 'id' | 'name' | 'links'>

/**
 * Adds a product to the cart; ignores calls while a previous one is pending. See
 * `addToCartMutation`.
 */
export function useAddToCart(product: AddedProduct) {
  return useSingleMutation(addToCartMutation(useRouter(), product))
}

/**
 * Creates a mutation that adds a product to the cart. Guests see a toast and are sent to the login
 * page, which returns them to the current page.
 */
export function addToCartMutation(router: RegisteredRouter, { id, name, links }: AddedProduct) {
  return mutationOptions({
    scope: cartMutationScope,
    mutationFn: () => addToCart({ data: { productId: id, links } }),
    onSuccess: async (outcome, _variables, _result, { client }) => {
      if (outcome.ok) {
        await setCart(client, outcome.value.cart)
        return reportAdded(name, outcome.value.alreadyInCart)
      }
      if (outcome.failure.kind !== 'unauthorised') return reportFailure(outcome.failure)
      // If the session stayed cached, the login page would redirect the customer away.
      if (getCachedSession(client).customer) await expireCustomerData(client)
      showToast({ text: m.errors_log_in_first() })
      const backUrl = router.state.location.publicHref
      return router.navigate({ to: '/auth/login', search: { backUrl } })
    },
    onError: (_error, _variables, _result, { client }) => {
      reportNoResponse()
      return refetchCart(client)
    },
  })
}

function reportAdded(name: string, alreadyInCart: boolean): void {
  if (alreadyInCart) showToast({ theme: 'grey', text: m.cart_already_in_cart() })
  else reportSuccess(m.cart_added({ name }))
}
