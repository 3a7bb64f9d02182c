import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getTraySounds } from './tray-sounds.functions.ts'

/** How long the tray's products are fresh, in milliseconds. */
const staleTime = 60_000

/** Fetches the products of a tray, without those no longer sold. */
export function traySoundsQuery(ids: readonly number[]) {
  return queryOptions({
    // Under `catalog`, like all products, which contain whether the customer owns them.
    queryKey: ['catalog', 'tray', ids],
    queryFn: async (): Promise<ProductSummary[]> =>
      ids.length === 0 ? [] : unwrapOrThrow(await getTraySounds({ data: [...ids] })),
    staleTime,
  })
}

/** Returns the distinct product ids of the lanes. */
export function getProductIds(lanes: readonly Lane[]): readonly number[] {
  return [...new Set(lanes.flatMap(({ track }) => track.productId ?? []))]
}
