import { mutationOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RegisteredRouter } from '@tanstack/react-router'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import type { Product } from '#app/provider/types/product.ts'
import type { Swap } from '#provider/contract/cart.ts'
import { refetchCart } from './cart.queries.ts'

/** Runs cart mutations one at a time, so that the last response contains the latest cart. */
export const cartMutationScope = { id: 'cart' }

/** The key of pending additions, followed by the product's id. */
export const addMutationKey = ['cart', 'add'] as const

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
 * Creates a mutation that adds a product to the cart; see `addProduct`, whose code is loaded when it
 * is first needed.
 */
export function addToCartMutation(
  router: RegisteredRouter,
  product: AddedProduct,
  swap: Swap = 'sounds',
) {
  return mutationOptions({
    mutationKey: [...addMutationKey, product.id],
    scope: cartMutationScope,
    mutationFn: async (_variables, { client }): Promise<void> => {
      const { addProduct } = await import('./add-product.ts')
      const createSwap = () => addToCartMutation(router, product, 'pack')
      await addProduct({ client, router, product, swap, createSwap })
    },
    onError: (_error, _variables, _result, { client }) => {
      reportNoResponse()
      return refetchCart(client)
    },
  })
}
