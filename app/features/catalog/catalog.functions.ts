import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { splitLocale } from '#app/i18n/paths.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { limitWhileRendering } from '#app/server/http/limit-while-rendering.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { nameListCodes } from '#app/features/product/code-names.server.ts'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { sorts } from './catalog-search.ts'
import { maxCodesLength } from './filters/filter-values.ts'
import { addFilesToList } from './list/add-files.server.ts'
import { loadList } from './list/load-list.ts'
import { listLimits } from './list/page-size.ts'

const filterSchema = z.string().max(maxCodesLength).optional()

const listRequestSchema = z.object({
  kind: z.enum(productKinds),
  isSection: z.boolean().optional(),
  page: z.number().int().min(1).max(9999),
  limit: z.literal(listLimits),
  sort: z.enum(sorts),
  fit: z
    .object({ tempo: filterSchema, key: filterSchema, exact: z.literal('1').optional() })
    .optional(),
  filters: z.object({
    search: filterSchema,
    genre: filterSchema,
    instrument: filterSchema,
    tag: filterSchema,
    artist: filterSchema,
    key: filterSchema,
    key_match: z.literal('compatible').optional(),
    bpm: filterSchema,
    bpm_match: z.literal('related').optional(),
    length: filterSchema,
    price: filterSchema,
    owned: z.enum(['no', 'yes']).optional(),
    similar: filterSchema,
    exact: z.literal('1').optional(),
  }),
})

/**
 * Returns one page of products of a kind. Product pages, where the list is optional, wait for it
 * only briefly while they are rendered.
 */
export const getProducts = createServerFn({ method: 'GET' })
  .validator(listRequestSchema)
  .handler(async ({ data }): Promise<Outcome<ProductList<ProductSummary>>> => {
    const load = () => loadList(getProviderClient().products, data)
    const isRequired = !splitLocale(getRequestScope().path).path.startsWith('/catalog/')
    const outcome = await (isRequired ? load() : limitWhileRendering(load))
    const listed = mapOutcome(outcome, ({ items, nearest, ...list }) => ({
      ...nameListCodes(list),
      items: toSummaries(items),
      nearest: toSummaries(nearest),
    }))
    const isLibrary = data.filters.owned === 'yes'
    return listed.ok && isLibrary ? succeed(await addFilesToList(listed.value)) : listed
  })
