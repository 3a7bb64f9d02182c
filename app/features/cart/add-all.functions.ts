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
  /** True to leave out packs, which only stand for sounds without a page of their own. */
  isSoundsOnly: z.boolean(),
})

/** Sorts products into the order in which they are added: packs first. */
export const sortProductsToAdd = createServerFn({ method: 'POST' })
  .validator(z.array(sentProductId).max(maxItemsPerList).readonly())
  .handler(({ data }): Promise<Outcome<number[]>> => sortPacksFirst(getProviderClient(), data))

/** Adds products to the cart, skipping those that cannot be added. */
export const addAllToCart = createServerFn({ method: 'POST' })
  .validator(additionSchema)
  .handler(({ data }): Promise<Outcome<Additions>> => addProductsToCart(getProviderClient(), data))
