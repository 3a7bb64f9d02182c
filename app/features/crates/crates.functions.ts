import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sentProductId } from '#provider/contract/parts.ts'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { SharedCrate } from '#app/provider/types/favorites.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { productsPerRequest } from './products-per-request.ts'

const idsSchema = z.array(sentProductId).max(productsPerRequest)
const tokenSchema = z.string().min(1).max(100)

/** Returns the products that are on sale, in the order of the ids. */
export const getListedProducts = createServerFn({ method: 'GET' })
  .validator(idsSchema)
  .handler(async ({ data }): Promise<Outcome<ProductSummary[]>> =>
    mapOutcome(await getProviderClient().favorites.listProducts(data), toSummaries),
  )

/** Returns a shared crate by the token in its link; fails with `not-found` if it is not shared. */
export const getSharedCrate = createServerFn({ method: 'GET' })
  .validator(tokenSchema)
  .handler(({ data }): Promise<Outcome<SharedCrate>> =>
    getProviderClient().favorites.getShared(data),
  )
