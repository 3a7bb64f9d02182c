import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { maxProductsPerAddition } from '#provider/contract/cart-limits.ts'
import { sentProductId } from '#provider/contract/parts.ts'
import { maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { addProductsToCart, sortPacksFirst } from './add-all-to-cart.server.ts'
import type { Additions } from './additions.ts'

const additionSchema = z.object({
  productIds: z.array(sentProductId).max(maxProductsPerAddition).readonly(),
  /** Whether a pack only stands for a sound of it that has no page of its own. */
  isSoundsOnly: z.boolean(),
})

/** Returns the products in the order in which they are to be added. */
export const getAdditionOrder = createServerFn({ method: 'POST' })
  .validator(z.array(sentProductId).max(maxItemsPerList).readonly())
  .handler(({ data }): Promise<Outcome<number[]>> => sortPacksFirst(getProviderClient(), data))

/** Adds products to the cart, each of which may be left out for its own reason. */
export const addAllToCart = createServerFn({ method: 'POST' })
  .validator(additionSchema)
  .handler(({ data }): Promise<Outcome<Additions>> => addProductsToCart(getProviderClient(), data))
