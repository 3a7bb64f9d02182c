import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { maxTextLength } from '#app/features/catalog/catalog-search.ts'
import { addFiles } from '#app/features/catalog/list/add-files.server.ts'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { WithdrawnProducts } from '#app/provider/types/product-list.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** Returns what the customer owns and the shop no longer sells, by a part of the name. */
export const getWithdrawnProducts = createServerFn({ method: 'GET' })
  .validator(z.object({ text: z.string().max(maxTextLength) }))
  .handler(async ({ data }): Promise<Outcome<WithdrawnProducts<ProductSummary>>> => {
    const outcome = await getProviderClient().library.listWithdrawn(data.text)
    if (!outcome.ok) return outcome
    const { items, total } = outcome.value
    return succeed({ items: await addFiles(toSummaries(items)), total })
  })
