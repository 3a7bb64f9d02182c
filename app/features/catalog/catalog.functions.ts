import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { splitLocale } from '#app/i18n/paths.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product, ProductKind, ProductSummary } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { limitWhileRendering } from '#app/server/http/limit-while-rendering.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { sorts } from './catalog-search.ts'
import { getCodeNames, nameListCodes } from './code-names.server.ts'
import type { CodeNames } from './code-names.server.ts'
import { maxCodesLength } from './filters/filter-values.ts'
import { loadList } from './load-list.ts'
import { interleave, toListedSounds, toSummaries } from './list-items.ts'

const filterSchema = z.string().max(maxCodesLength).optional()

const listRequestSchema = z.object({
  kind: z.enum(['pack', 'one-shot', 'loop']),
  isSection: z.boolean().optional(),
  page: z.number().int().min(1).max(9999),
  limit: z.union([z.literal(6), z.literal(12), z.literal(24), z.literal(48)]),
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
    owned: z.literal('no').optional(),
    similar: filterSchema,
    exact: z.literal('1').optional(),
  }),
})

const productIdSchema = z.number().int().positive()

/**
 * Returns one page of products of a kind. A product page lists only the offers for a pack's sounds
 * and does not wait long for them while it is rendered.
 */
export const getProducts = createServerFn({ method: 'GET' })
  .validator(listRequestSchema)
  .handler(async ({ data }): Promise<Outcome<ProductList<ProductSummary>>> => {
    const load = () => loadList(getProviderClient().products, data)
    const isRequired = !splitLocale(getRequestScope().path).path.startsWith('/catalog/')
    const outcome = await (isRequired ? load() : limitWhileRendering(load))
    return mapOutcome(outcome, ({ items, noResults, ...list }) => ({
      ...nameListCodes(list),
      items: toSummaries(items),
      noResults: noResults && { ...noResults, nearest: toSummaries(noResults.nearest) },
    }))
  })

/** A product, and the names of its codes in the visitor's language. */
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

/** Returns what the card of a product shows; null if the id is unknown. */
export const getProductSummary = createServerFn({ method: 'GET' })
  .validator(productIdSchema)
  .handler(async ({ data }): Promise<Outcome<ProductSummary | null>> => {
    const outcome = await limitWhileRendering(() => getProviderClient().products.get(data))
    if (!outcome.ok && outcome.failure.kind === 'not-found') return succeed(null)
    return mapOutcome(outcome, (product) => toSummaries([product])[0] ?? null)
  })

/** Returns the products related to a product. */
export const getRelated = createServerFn({ method: 'GET' })
  .validator(productIdSchema)
  .handler(async ({ data }): Promise<Outcome<ProductSummary[]>> =>
    mapOutcome(await getProviderClient().products.listRelated(data), toSummaries),
  )

/** Some products on the home page, and the number of all of their kind. */
export type HomeProducts = Pick<ProductList<ProductSummary>, 'items' | 'total' | 'isTotalCapped'>

/** Returns the newest packs for the home page, and the number of all packs. */
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
 * Returns the newest one-shots for the home page, spread across packs and instruments, and the
 * number of all one-shots.
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
