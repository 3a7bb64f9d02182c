import type { wireFacets, wireNoResults, wireOwnership, wireReading } from '../contract/product.ts'
import { productIdPattern } from '../contract/product-id.ts'
import type { Sent } from '../contract/sent.ts'
import { isKnownGenre } from './unknown-genre.rules.ts'
import { findOwnedIds, getOwnedProductIds } from './ownership.store.ts'
import { defaultMaxCount } from './listing/product-list.ts'
import {
  findActiveProduct,
  findProductsById,
  findSoundAnalysis,
  listInstruments,
  listPackSounds,
  loadProductDetails,
} from './products.store.ts'
import type { PackSound } from './products.store.ts'
import { listProductsInOrder } from './similar/related-products.store.ts'
import type { Database, ProductRow } from '../platform/database/database.ts'
import { countUnownedProducts, searchProducts } from './search/search-products.ts'
import type { SearchOptions, SearchResult } from './search/search-products.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { parseProductQuery } from './listing/product-query.rules.ts'
import type { ProductQuery } from './listing/product-query.rules.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { serializeAnalysis, serializeSound } from './extension-fields.ts'
import { toEuros } from '../platform/http/wire-format.ts'
import { loadOwnedParts } from './pack-credits/load-ownership.ts'
import { throwNotFound } from '../platform/http/http-error.ts'
import { paginate } from '../platform/http/pagination.ts'
import { getRequestSession } from '../accounts/sessions/require-customer.ts'
import { serializeProductCards } from './serialize-product-card.ts'
import { loadClientOwnership, serializeProducts } from './serialize-product.ts'

/** The maximum number of similar sounds in a list. */
const maxSimilar = 60

const maxRelated = 8

/** The most products that one request compares with what a customer owns. */
const maxComparedProducts = 200

/**
 * Mounts the public routes for the product list, single products, their attributes and related
 * products.
 */
export function mountCatalogue(app: ProviderApp, context: Context): void {
  const { db, options } = context

  app.get('/api/v1/products', async (c) => {
    const query = parseProductQuery((name) => c.req.query(name))
    const listOptions = await findListOptions(context, c, query)
    const result = await searchProducts(db, query, c.get('locale'), listOptions)
    const { rows, total, isCapped, facets } = result
    const { page, perPage } = query
    const path = `${options.providerUrl}/api/v1/products`
    const data = await serializeProducts(context, c, rows)
    const { meta, ...list } = paginate(data, { page, perPage, total, path })
    const genre = facets.genre.filter(({ value }) => isKnownGenre(value))
    return c.json({
      ...list,
      meta: { ...meta, total_is_capped: isCapped },
      facets: { ...facets, genre } satisfies Sent<typeof wireFacets, 'unowned'>,
      ...(await serializeSearch(context, c, result)),
    })
  })

  // Lets a storefront cache the products of all visitors and ask only what a customer owns.
  app.get('/api/v1/products/owned', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const session = await getRequestSession(context, c)
    if (session === null) {
      return c.json({ data: [], packs: [], unowned: null } satisfies SentOwnership)
    }
    const ids = (c.req.query('product_ids') ?? '').split(',').slice(0, maxComparedProducts)
    const known = ids.filter((id) => productIdPattern.test(id)).map(Number)
    const data = await findOwnedIds(db, session.customer.id, known)
    const packs = await serializeOwnedParts(db, session.customer.id, known, data)
    const unowned = c.req.query('count') === 'unowned' ? await countUnowned(context, c) : null
    return c.json({ data, packs, unowned } satisfies SentOwnership)
  })

  app.get('/api/v1/products/:id', async (c) => {
    const row = await getProduct(db, c.req.param('id'))
    const [product] = await serializeProducts(context, c, [row])
    const sounds = row.kind === 'pack' ? { sounds: await serializeSounds(context, c, row) } : {}
    return c.json({ data: { ...product, ...sounds } })
  })

  app.get('/api/v1/products/:id/additional-information', async (c) => {
    const row = await getProduct(db, c.req.param('id'))
    return c.json({ data: await serializeAdditionalInformation(db, row, c.get('locale')) })
  })

  app.get('/api/v1/products/:id/analysis', async (c) => {
    const { id } = await getProduct(db, c.req.param('id'))
    const sound = (await findSoundAnalysis(db, id)) ?? throwNotFound()
    return c.json({ data: serializeAnalysis(sound) })
  })

  app.get('/api/products/:id/related', async (c) => {
    const { id: productId } = await getProduct(db, c.req.param('id'))
    const ids = await context.similarSounds.find({ productId }, maxRelated)
    const rows = await listProductsInOrder(db, ids ?? [])
    return c.json({ data: await serializeProductCards(context, c, rows) })
  })
}

type SentOwnership = Sent<typeof wireOwnership>

/** Serializes what a customer owns of those of the products that are packs and not owned. */
async function serializeOwnedParts(
  db: Database,
  customerId: number,
  productIds: readonly number[],
  ownedIds: readonly number[],
): Promise<NonNullable<SentOwnership['packs']>> {
  const rows = (await findProductsById(db, productIds)).map(({ row }) => row)
  const others = rows.filter(({ id }) => !ownedIds.includes(id))
  const parts = await loadOwnedParts(db, customerId, others)
  return [...parts].map(([id, { sounds, credit }]) => ({
    product_id: id,
    owned_sounds: sounds.length,
    sound_ids: sounds,
    owned_credit: toEuros(credit),
  }))
}

/** Counts the products that the customer does not own of the list with the same parameters. */
async function countUnowned(context: Context, c: ProviderContext): Promise<number> {
  const query = parseProductQuery((name) => c.req.query(name))
  const options = await findListOptions(context, c, query)
  return await countUnownedProducts(context.db, query, c.get('locale'), options)
}

/** Serializes the interpretation of the search text, and what the list shows besides its results. */
async function serializeSearch(
  context: Context,
  c: ProviderContext,
  { query, relevance, nearest, dropped }: SearchResult,
) {
  const understood =
    query &&
    ({
      text: query.text,
      filters: query.filters,
      corrected: query.corrected,
      exact: query.isExact,
    } satisfies Sent<typeof wireReading>)
  return {
    query: understood,
    relevance,
    nearest: await serializeProducts(context, c, nearest),
    no_results: dropped && ({ drop: dropped } satisfies Sent<typeof wireNoResults>),
  }
}

/** Loads the options that a list depends on besides its query. */
async function findListOptions(
  context: Context,
  c: ProviderContext,
  { similar, fit, isOwned }: ProductQuery,
): Promise<SearchOptions> {
  const session = await getRequestSession(context, c)
  const customerId = session && session.customer.id
  // All products of a library are owned, so none has to be compared.
  const owned = customerId && !isOwned ? await getOwnedProductIds(context.db, customerId) : null
  return {
    customerId,
    maxCount: context.options.maxProductCount ?? defaultMaxCount,
    ownedIds: owned && [...owned],
    similarIds: similar && (await context.similarSounds.find(similar, maxSimilar, fit)),
  }
}

async function getProduct(db: Database, id: string): Promise<ProductRow> {
  if (!productIdPattern.test(id)) throwNotFound()
  return (await findActiveProduct(db, Number(id))) ?? throwNotFound()
}

async function serializeSounds(context: Context, c: ProviderContext, pack: ProductRow) {
  const sounds = await listPackSounds(context.db, pack.id)
  const { isOwned, part } = (await loadClientOwnership(context, c, [pack]))(pack)
  const isSoundOwned = ({ product_id: id }: PackSound) =>
    isOwned || (id !== null && part?.sounds.includes(id) === true)
  return sounds.map((sound) => serializeSound(context.files.catalogue, sound, isSoundOwned(sound)))
}

/** Serializes a product's attributes in Bagisto's format; omits attributes without a value. */
async function serializeAdditionalInformation(db: Database, row: ProductRow, locale: Locale) {
  const [detail] = await loadProductDetails(db, [row], locale)
  const genre = detail?.genre
  const instruments = await listInstruments(db, row.id)
  const attributes = [
    [
      'genre',
      'Genre',
      genre !== undefined && isKnownGenre(genre.code) ? genre.label : null,
      'select',
    ],
    ['artist', 'Artist', detail?.artist.name ?? null, 'text'],
    ['instrument', 'Instrument', instruments.join(', '), 'select'],
    ['bpm', 'BPM', row.bpm === null ? null : String(row.bpm), 'text'],
    ['key', 'Key', row.music_key, 'select'],
  ] as const
  return attributes.flatMap(([code, label, value, type], index) =>
    value === null || value === ''
      ? []
      : [{ id: 100 + index, code, label, value, admin_name: label, type }],
  )
}
