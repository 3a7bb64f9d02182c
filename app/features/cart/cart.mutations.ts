import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  reportFailure,
  reportNoResponse,
  reportSuccess,
} from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import type { AddToCartResult } from '#app/provider/types/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import type { Swap } from '#provider/contract/cart.ts'
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
 * Creates a mutation that adds a product to the cart; a pack replaces its sounds there. If the pack of
 * a sound is in the cart, offers to replace the pack, which `swap` does. Guests see a toast and are
 * sent to the login page, which returns them to the current page.
 */
export function addToCartMutation(
  router: RegisteredRouter,
  product: AddedProduct,
  swap: Swap = 'sounds',
) {
  const { id, links } = product
  return mutationOptions({
    scope: cartMutationScope,
    mutationFn: () => addToCart({ data: { productId: id, links, swap } }),
    onSuccess: async (outcome, _variables, _result, { client }) => {
      if (outcome.ok) {
        await setCart(client, outcome.value.cart)
        const swapPack = () =>
          void new MutationObserver(client, addToCartMutation(router, product, 'pack')).mutate()
        return reportAdded(product, outcome.value, swapPack)
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

/** How long the offer to replace a pack is shown, in milliseconds: long enough to decide. */
const swapOfferTimeout = 20_000

/** Says what an addition changed; `swapPack` replaces the pack that contains the product. */
function reportAdded(
  { id, name }: AddedProduct,
  { alreadyInCart, replaced = [], pack, cart }: AddToCartResult,
  swapPack: () => void,
): void {
  if (pack) {
    const text = m.cart_in_pack({ name, pack: pack.name })
    const action = { label: m.cart_swap(), run: swapPack }
    return void showToast({ theme: 'grey', text, action, timeout: swapOfferTimeout })
  }
  if (alreadyInCart) return void showToast({ theme: 'grey', text: m.cart_already_in_cart() })
  const [first] = replaced
  if (first === undefined) return reportSuccess(m.cart_added({ name }))
  const isPack = cart?.lines.some((line) => line.productId === id && line.product?.kind === 'pack')
  if (isPack) return reportSuccess(m.cart_swapped_pack({ name, count: replaced.length }))
  reportSuccess(m.cart_swapped_sound({ name, pack: first.name }))
}
