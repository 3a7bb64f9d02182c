import type { z } from 'zod'
import { wireOwnership } from '#provider/contract/product.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import { createHttpClient } from '../http/http-client.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { RequestParts } from '../http/provider-request.ts'
import type { Product, Sound } from '../types/product.ts'
import type { ProductList } from '../types/product-list.ts'

/** A call whose outcome for guests is cached. */
interface CachedCall<TValue> {
  /** The name of the call and its input, which identify its outcome. */
  readonly key: readonly [name: string, input: unknown]
  readonly load: (http: HttpClient) => Promise<Outcome<TValue>>
  /** Adds what the customer owns; without it, the outcome is the same for all visitors. */
  readonly addOwnership?: (value: TValue) => Promise<Outcome<TValue>>
}

/**
 * Returns the outcome for guests, cached if there is a product cache, and adds what a customer owns.
 * A request with a customer's token is never cached.
 */
export async function loadWithOwnership<TValue>(
  http: HttpClient,
  { key, load, addOwnership }: CachedCall<TValue>,
): Promise<Outcome<TValue>> {
  const { locale, productCache, token } = http.options
  if (!productCache) return load(http)
  const guest = token === null ? http : createHttpClient({ ...http.options, token: null })
  const outcome = await productCache.get(JSON.stringify([locale, ...key]), () => load(guest))
  if (token === null || !outcome.ok || !addOwnership) return outcome
  return addOwnership(outcome.value)
}

/** Marks the products that the customer owns, and the packs of which they own sounds. */
export async function markOwned(
  http: HttpClient,
  products: readonly Product[],
): Promise<Outcome<Product[]>> {
  if (products.length === 0) return succeed([])
  const outcome = await fetchOwnership(http, products, {})
  return mapOutcome(outcome, (ownership) => mark(products, ownership))
}

/**
 * Marks the products of a list that the customer owns, and counts the others in all its pages; the
 * query is that of the list.
 */
export async function markOwnedInList(
  http: HttpClient,
  list: ProductList,
  query: RequestParts['query'],
): Promise<Outcome<ProductList>> {
  const { items, nearest, facets } = list
  const outcome = await fetchOwnership(http, [...items, ...nearest], {
    ...query,
    count: facets && 'unowned',
  })
  return mapOutcome(outcome, (ownership) => ({
    ...list,
    items: mark(items, ownership),
    nearest: mark(nearest, ownership),
    facets: facets && { ...facets, unowned: ownership.unowned },
  }))
}

function fetchOwnership(
  http: HttpClient,
  products: readonly Product[],
  query: RequestParts['query'],
) {
  return http.send({
    method: 'GET',
    path: '/api/v1/products/owned',
    query: { ...query, product_ids: products.map(({ id }) => id).join(',') },
    schema: wireOwnership,
    isPublic: true,
  })
}

function mark(
  products: readonly Product[],
  { data, packs }: z.output<typeof wireOwnership>,
): Product[] {
  const owned = new Set(data)
  const parts = new Map(packs?.map((pack) => [pack.product_id, pack]))
  return products.map((product) => {
    if (owned.has(product.id)) return { ...product, isOwned: true }
    const part = parts.get(product.id)
    if (!part) return product
    const ownedPart = { sounds: part.owned_sounds, credit: part.owned_credit }
    return { ...product, ownedPart, sounds: markSounds(product.sounds, part.sound_ids ?? []) }
  })
}

/** The offer of a sound that is no longer sold separately; whoever bought it can still download it. */
const notForSale = { price: null, links: [] }

function markSounds(sounds: readonly Sound[], ownedIds: readonly number[]): Sound[] {
  return sounds.map((sound) =>
    ownedIds.includes(sound.productId ?? -1)
      ? { ...sound, offer: { ...(sound.offer ?? notForSale), isOwned: true } }
      : sound,
  )
}
