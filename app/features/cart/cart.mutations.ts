import { mutationOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RegisteredRouter } from '@tanstack/react-router'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import type { Product } from '#app/provider/types/product.ts'
import type { Swap } from '#provider/contract/cart.ts'
import { refetchCart } from './cart.queries.ts'
import { addMutationKey } from './mutation-keys.ts'

/** Runs cart mutations one at a time, so that the last response contains the latest cart. */
export const cartMutationScope = { id: 'cart' }

type AddedProduct = Pick<Product, 'id' | 'name' | 'links'>

/**
 * Adds a product to the cart; ignores calls while a previous one is pending. See
 * `addToCartMutation`.
 */
export function useAddToCart(product: AddedProduct) {
  return useSingleMutation(addToCartMutation(useRouter(), product))
}

const loadCode = () => import('./add-product.ts')

/** Loads the code that adds products before a press, which then need not wait for it. */
export function loadAdditions(): void {
  loadCode().catch(() => {})
}

/**
 * Creates a mutation that adds a product to the cart; see `addProduct`, whose code is loaded when it
 * is first needed.
 */
export function addToCartMutation(
  router: RegisteredRouter,
  product: AddedProduct,
  swap: Swap = 'sounds',
) {
  return mutationOptions({
    mutationKey: [...addMutationKey, product.name, product.id],
    scope: cartMutationScope,
    mutationFn: async (_variables, { client }): Promise<void> => {
      const { addProduct } = await loadCode()
      const createSwap = () => addToCartMutation(router, product, 'pack')
      await addProduct({ client, router, product, swap, createSwap })
    },
    onError: (_error, _variables, _result, { client }) => {
      reportNoResponse()
      return refetchCart(client)
    },
  })
}
