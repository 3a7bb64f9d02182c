import type { z } from 'zod'
import { anyEnvelope, listEnvelope, singleEnvelope } from '#provider/contract/envelope.ts'
import { wireCrate, wireFavorites, wireSharedCrate } from '#provider/contract/favorites.ts'
import { wireProduct } from '#provider/contract/product.ts'
import { fail, mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isSellable, toProduct } from '../normalise/product.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'
import { createProductCalls } from './products.ts'
import type { RequestParts } from '../http/provider-request.ts'
import type { Crate, Favorites, SharedCrate } from '../types/favorites.ts'
import type { Product } from '../types/product.ts'

const path = '/api/v1/customer/favorites'
const cratesPath = '/api/v1/customer/crates'
const productsPath = '/api/v1/favorites/products'

const favoritesResponse = singleEnvelope(wireFavorites)
const crateResponse = singleEnvelope(wireCrate)
const sharedCrateResponse = singleEnvelope(wireSharedCrate)

/** Creates the calls for favorites and crates; not every provider supports them. */
export function createFavoriteCalls(http: HttpClient) {
  return {
    /** Fetches the customer's favorites and crates. */
    get: () => fetchFavorites(http, { method: 'GET', path }),
    /**
     * Merges a device's lists into the customer's in one step and returns the result; existing
     * entries stay unchanged. If the lists do not fit, refuses with `list_full` or
     * `crates_too_many` and stores nothing.
     */
    merge: (lists: DeviceLists) =>
      fetchFavorites(http, {
        method: 'POST',
        path: `${path}/merge`,
        body: {
          favorites: lists.productIds,
          crates: lists.crates.map((crate) => ({
            name: crate.name,
            product_ids: crate.productIds,
          })),
        },
      }),
    /** Adds a product to the favorites; idempotent. */
    add: (productId: number) => change(http, { method: 'PUT', path: `${path}/${productId}` }),
    /** Removes a product from the favorites; idempotent. */
    remove: (productId: number) => change(http, { method: 'DELETE', path: `${path}/${productId}` }),
    /**
     * Creates a crate; refuses with `crate_name_taken` if the customer already has one of that
     * name.
     */
    createCrate: (name: string, productIds: readonly number[]) =>
      fetchCrate(http, {
        method: 'POST',
        path: cratesPath,
        body: { name, product_ids: productIds },
      }),
    /** Renames a crate; refuses with `crate_name_taken` if another one has that name. */
    renameCrate: (id: number, name: string) =>
      change(http, { method: 'PUT', path: `${cratesPath}/${id}`, body: { name } }),
    /** Deletes a crate; idempotent. */
    deleteCrate: (id: number) => deleteCrate(http, id),
    /** Adds a product to a crate; idempotent. */
    addToCrate: (id: number, productId: number) =>
      change(http, { method: 'PUT', path: `${cratesPath}/${id}/items/${productId}` }),
    /** Removes a product from a crate; idempotent. */
    removeFromCrate: (id: number, productId: number) =>
      change(http, { method: 'DELETE', path: `${cratesPath}/${id}/items/${productId}` }),
    /**
     * Moves a product of a crate before another one, or to the end if that is null; succeeds
     * without effect if either is not in the crate.
     */
    moveInCrate: (id: number, productId: number, beforeId: number | null) =>
      change(http, {
        method: 'PUT',
        path: `${cratesPath}/${id}/items/${productId}/position`,
        body: { before_id: beforeId },
      }),
    /** Shares a crate and returns it with the token of its public link. */
    share: (id: number) => fetchCrate(http, { method: 'POST', path: `${cratesPath}/${id}/share` }),
    /** Revokes the public link of a crate. */
    unshare: (id: number) => change(http, { method: 'DELETE', path: `${cratesPath}/${id}/share` }),
    /** Fetches a shared crate; fails with `not-found` if the token is unknown. */
    getShared: (token: string) => fetchSharedCrate(http, token),
    /** Fetches at most 100 products in the order of the ids, without those not on sale. */
    listProducts: (ids: readonly number[]) => listProducts(http, ids),
  }
}

export interface DeviceLists {
  readonly productIds: readonly number[]
  readonly crates: readonly Readonly<{ name: string; productIds: readonly number[] }>[]
}

async function fetchFavorites(http: HttpClient, parts: RequestParts): Promise<Outcome<Favorites>> {
  const outcome = await http.send({ ...parts, schema: favoritesResponse, needsData: true })
  return mapOutcome(outcome, ({ data }) => ({
    productIds: data.favorites,
    crates: data.crates.map(toCrate),
  }))
}

async function fetchCrate(http: HttpClient, parts: RequestParts): Promise<Outcome<Crate>> {
  const outcome = await http.send({ ...parts, schema: crateResponse, needsData: true })
  return mapOutcome(outcome, ({ data }) => toCrate(data))
}

function toCrate({ id, name, product_ids, share_token }: z.output<typeof wireCrate>): Crate {
  return { id, name, productIds: product_ids, shareToken: share_token }
}

async function change(http: HttpClient, parts: RequestParts): Promise<Outcome<null>> {
  return mapOutcome(await http.send({ ...parts, schema: anyEnvelope }), () => null)
}

async function deleteCrate(http: HttpClient, id: number): Promise<Outcome<null>> {
  const outcome = await change(http, { method: 'DELETE', path: `${cratesPath}/${id}` })
  const isDeleted = !outcome.ok && outcome.failure.kind === 'not-found'
  return isDeleted ? succeed(null) : outcome
}

async function fetchSharedCrate(http: HttpClient, token: string): Promise<Outcome<SharedCrate>> {
  if (!http.capabilities.favorites) return fail({ kind: 'not-found' })
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/crates/${encodeURIComponent(token)}`,
    schema: sharedCrateResponse,
    auth: false,
    isPublic: true,
  })
  return mapOutcome(outcome, ({ data }) => ({ name: data.name, productIds: data.product_ids }))
}

async function listProducts(http: HttpClient, ids: readonly number[]): Promise<Outcome<Product[]>> {
  if (ids.length === 0) return succeed([])
  if (!http.capabilities.favorites) return await fetchEachProduct(http, ids)
  const outcome = await http.send({
    method: 'GET',
    path: productsPath,
    query: { ids: ids.join(',') },
    schema: listEnvelope,
    isPublic: true,
  })
  return mapOutcome(outcome, ({ data }) =>
    parseValidItems(http, productsPath, wireProduct, data)
      .filter(isSellable)
      .map((product) => toProduct(product, http.options)),
  )
}

/** Fetches products one by one, for providers that cannot look up several ids. */
async function fetchEachProduct(
  http: HttpClient,
  ids: readonly number[],
): Promise<Outcome<Product[]>> {
  const { get } = createProductCalls(http)
  const outcomes = await Promise.all(ids.map((id) => get(id)))
  const products: Product[] = []
  for (const outcome of outcomes) {
    if (outcome.ok) products.push(outcome.value)
    else if (outcome.failure.kind !== 'not-found') return outcome
  }
  return succeed(products)
}
