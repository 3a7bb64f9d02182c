import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import type { Cart, AddToCartResult } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { putIntoCart } from '#app/features/pending-item/put-into-cart.server.ts'
import { savePendingItem } from '#app/features/pending-item/pending-item.server.ts'

const id = z.number().int().positive()

/**
 * Puts a product into the cart. Who is not logged in gets the failure `unauthorised`, and the
 * product is remembered until they are.
 */
export const addToCart = createServerFn({ method: 'POST' })
  .validator(z.object({ productId: id, links: z.array(id).max(100) }))
  .handler(async ({ data }): Promise<Outcome<AddToCartResult>> => {
    const outcome = await putIntoCart(providerClient(), data.productId, data.links)
    const isVisitor = requestScope().token === null
    if (!outcome.ok && (isVisitor || outcome.failure.kind === 'unauthorised')) {
      savePendingItem(data.productId)
    }
    return outcome
  })

/** Takes a line out of the cart; answers the cart after it. */
export const removeCartLine = createServerFn({ method: 'POST' })
  .validator(z.object({ lineId: id }))
  .handler(({ data }): Promise<Outcome<Cart | null>> => providerClient().cart.remove(data.lineId))

/** Puts a coupon or a gift card on the cart; a refused code leaves the cart as it is. */
export const applyCode = createServerFn({ method: 'POST' })
  .validator(z.object({ code: z.string().trim().min(1).max(64) }))
  .handler(({ data }): Promise<Outcome<Cart | null>> => providerClient().cart.applyCode(data.code))

/** Takes a coupon or a gift card off the cart. */
export const removeCode = createServerFn({ method: 'POST' })
  .validator(z.object({ code: z.string().trim().min(1).max(64) }))
  .handler(({ data }): Promise<Outcome<Cart | null>> => providerClient().cart.removeCode(data.code))
