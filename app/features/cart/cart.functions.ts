import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { splitLocale } from '#app/i18n/paths.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { AddToCartResult, Cart } from '#app/provider/types/cart.ts'
import { limitWhileRendering } from '#app/server/http/limit-while-rendering.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import {
  addOrSaveProduct,
  applyCodeToCart,
  removeCodeFromCart,
  removeLineFromCart,
} from './change-cart.server.ts'

const idSchema = z.number().int().positive()
const codeSchema = z.string().trim().min(1).max(64)

/**
 * Returns the customer's cart, or null if it is empty. While a page that only shows the item count
 * is rendered, the total wait for session and cart is limited.
 */
export const getCart = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<Cart | null>> => {
    const load = () => getProviderClient().cart.get()
    const scope = getRequestScope()
    const isRequired = splitLocale(scope.path).path === '/cart'
    return isRequired ? load() : limitWhileRendering(load, scope.sessionRequestedAt)
  },
)

/**
 * Adds a product to the cart. For guests, fails with `unauthorised` and saves the product to be
 * added after login.
 */
export const addToCart = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      productId: idSchema,
      links: z.array(idSchema).max(100),
      swap: z.enum(['sounds', 'pack']).optional(),
    }),
  )
  .handler(({ data }): Promise<Outcome<AddToCartResult>> =>
    addOrSaveProduct(getProviderClient(), data.productId, data.links, data.swap),
  )

/** Removes a line from the cart and returns the updated cart. */
export const removeCartLine = createServerFn({ method: 'POST' })
  .validator(z.object({ lineId: idSchema }))
  .handler(({ data }): Promise<Outcome<Cart | null>> =>
    removeLineFromCart(getProviderClient(), data.lineId),
  )

/** Applies a coupon or a gift card to the cart; a rejected code leaves the cart unchanged. */
export const applyCode = createServerFn({ method: 'POST' })
  .validator(z.object({ code: codeSchema }))
  .handler(({ data }): Promise<Outcome<Cart | null>> =>
    applyCodeToCart(getProviderClient(), data.code),
  )

/** Removes a coupon or a gift card from the cart. */
export const removeCode = createServerFn({ method: 'POST' })
  .validator(z.object({ code: codeSchema }))
  .handler(({ data }): Promise<Outcome<Cart | null>> =>
    removeCodeFromCart(getProviderClient(), data.code),
  )
