import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product, ProductSummary } from '#app/provider/types/product.ts'
import { limitWhileRendering } from '#app/server/http/limit-while-rendering.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getCodeNames } from './code-names.server.ts'
import type { CodeNames } from './code-names.server.ts'
import { toListedSounds, toSummaries } from './product-summaries.ts'

const productIdSchema = z.number().int().positive()

/** A product and its codes' names in the visitor's language. */
export interface NamedProduct extends Product {
  readonly names: CodeNames
}

/**
 * Returns a product with its description and, for a pack, its sounds; fails with `not-found` if the
 * id is unknown.
 */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(productIdSchema)
  .handler(async ({ data }): Promise<Outcome<NamedProduct>> =>
    mapOutcome(await getProviderClient().products.get(data), (product) => ({
      ...product,
      names: getCodeNames(product),
      sounds: toListedSounds(product.sounds),
    })),
  )

/** Returns the data of a product card; null if the id is unknown. */
export const getProductSummary = createServerFn({ method: 'GET' })
  .validator(productIdSchema)
  .handler(async ({ data }): Promise<Outcome<ProductSummary | null>> => {
    const outcome = await limitWhileRendering(() => getProviderClient().products.get(data))
    if (!outcome.ok && outcome.failure.kind === 'not-found') return succeed(null)
    return mapOutcome(outcome, (product) => toSummaries([product])[0] ?? null)
  })

/** Returns the products that the provider relates to a product. */
export const getRelated = createServerFn({ method: 'GET' })
  .validator(productIdSchema)
  .handler(async ({ data }): Promise<Outcome<ProductSummary[]>> =>
    mapOutcome(await getProviderClient().products.listRelated(data), toSummaries),
  )
