import { createServerFn } from '@tanstack/react-start'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Product, ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { interleave } from './interleave.ts'

/** Some of the products on sale, and the total number of their kind. */
export type HomeProducts = Pick<ProductList<ProductSummary>, 'items' | 'total' | 'isTotalCapped'>

/** Returns the newest packs and the total number of packs. */
export const getHomePacks = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<HomeProducts>> =>
    mapOutcome(await listNewest('pack', 24), ({ items, total, isTotalCapped }) => ({
      items: toSummaries(items),
      total,
      isTotalCapped,
    })),
)

const maxHomeSounds = 10

/**
 * Returns the newest one-shots, spread across packs and instruments, and the total number of
 * one-shots.
 */
export const getHomeSounds = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<HomeProducts>> =>
    mapOutcome(await listNewest('one-shot', 48), ({ items, total, isTotalCapped }) => {
      const byInstrument = interleave(items, (product) => product.instrument, items.length)
      const newest = interleave(byInstrument, (product) => product.pack?.id, maxHomeSounds)
      return { items: toSummaries(newest), total, isTotalCapped }
    }),
)

function listNewest(kind: ProductKind, limit: 24 | 48): Promise<Outcome<ProductList<Product>>> {
  return getProviderClient().products.list({ kind, page: 1, limit, sort: 'newest', filters: {} })
}
