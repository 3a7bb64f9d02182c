import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { maxLanes } from '#app/features/tray/lane.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product, ProductSummary } from '#app/provider/types/product.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

const idsSchema = z.array(z.number().int().positive()).max(maxLanes)

/** Returns the products of a tray in the order of the ids, without those no longer sold. */
export const getTraySounds = createServerFn({ method: 'GET' })
  .validator(idsSchema)
  .handler(async ({ data }): Promise<Outcome<ProductSummary[]>> => {
    const { products } = getProviderClient()
    const outcomes = await Promise.all(data.map((id) => products.get(id)))
    const foundProducts: Product[] = []
    for (const outcome of outcomes) {
      if (outcome.ok) foundProducts.push(outcome.value)
      else if (outcome.failure.kind !== 'not-found') return outcome
    }
    return succeed(toSummaries(foundProducts))
  })
