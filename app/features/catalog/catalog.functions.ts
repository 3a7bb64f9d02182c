import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product, ProductList } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { sorts } from './catalog-search.ts'
import { toListItems } from './list-items.ts'

const filter = z.string().max(2500).optional()

const listRequest = z.object({
  kind: z.enum(['pack', 'one-shot']),
  page: z.number().int().min(1).max(9999),
  limit: z.union([z.literal(6), z.literal(12), z.literal(24), z.literal(48)]),
  sort: z.enum(sorts),
  filters: z.object({
    search: filter,
    genre: filter,
    instrument: filter,
    key: filter,
    bpm: filter,
    length: filter,
    price: filter,
  }),
})

const productId = z.number().int().positive()

/** One page of packs or of one-shots, without the long descriptions that no card shows. */
export const getProducts = createServerFn({ method: 'GET' })
  .validator(listRequest)
  .handler(async ({ data }): Promise<Outcome<ProductList>> => {
    const outcome = await providerClient().products.list(data)
    return mapOutcome(outcome, (list) => ({ ...list, items: toListItems(list.items) }))
  })

/** One product with its description and, for a pack, its sounds; an unknown id is `absent`. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(productId)
  .handler(({ data }): Promise<Outcome<Product>> => providerClient().products.get(data))

/** What goes well with a product. */
export const getRelated = createServerFn({ method: 'GET' })
  .validator(productId)
  .handler(async ({ data }): Promise<Outcome<Product[]>> =>
    mapOutcome(await providerClient().products.related(data), toListItems),
  )
