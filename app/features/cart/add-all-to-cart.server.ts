import { maxListedProducts } from '#provider/contract/favorite-limits.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { fail, mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { isUnsupported } from '#app/provider/http/is-unsupported.ts'
import type { AdditionResult } from '#app/provider/types/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import { addProductToCart, addProductsAtOnce } from './change-cart.server.ts'
import { noAdditions, sumAdditions } from './additions.ts'
import type { Additions } from './additions.ts'

interface Addition {
  readonly productIds: readonly number[]
  /** Set if packs only stand for sounds that have no page of their own. */
  readonly isSoundsOnly: boolean
}

/**
 * Adds products to the cart in order, with one call if the provider supports that. Products that
 * are owned, no longer sold, sold only in a pack or refused are skipped and counted. Fails only if
 * nobody is logged in, if the rate limit is exceeded, or if the products cannot be loaded.
 */
export async function addProductsToCart(
  client: ProviderClient,
  { productIds, isSoundsOnly }: Addition,
): Promise<Outcome<Additions>> {
  const products = await client.favorites.listProducts(productIds)
  if (!products.ok) return products
  let sum: Additions = { ...noAdditions, gone: productIds.length - products.value.length }
  const candidates: Product[] = []
  for (const product of products.value) {
    const addition = countSkipped(product, isSoundsOnly)
    if (addition === null) candidates.push(product)
    else sum = sumAdditions(sum, { ...noAdditions, ...addition })
  }
  if (candidates.length === 0) return succeed(sum)
  const added = await addCandidates(client, candidates)
  return mapOutcome(added, (additions) => sumAdditions(sum, additions))
}

/** Adds products with one call, or one by one if the provider does not support that. */
async function addCandidates(
  client: ProviderClient,
  products: readonly Product[],
): Promise<Outcome<Additions>> {
  const outcome = await addProductsAtOnce(
    client,
    products.map(({ id }) => id),
  )
  if (!outcome.ok) {
    if (isUnsupported(outcome)) return await addEach(client, products)
    const { failure } = outcome
    const isLimited = failure.kind === 'refused' && failure.reason === 'too_many_attempts'
    if (failure.kind === 'unauthorised' || isLimited) return outcome
    const left = products.map(({ id }) => id)
    return succeed({ ...noAdditions, failed: left.length, left })
  }
  const { cart, results, replaced = 0 } = outcome.value
  const parts = products.map((product) => countResult(results.get(product.id), product))
  const sum = parts.reduce<Additions>(
    (total, part) => sumAdditions(total, { ...noAdditions, ...part }),
    { ...noAdditions, replaced },
  )
  return succeed(sum.added + sum.inCart > 0 ? { ...sum, cart } : sum)
}

function countResult(result: AdditionResult | undefined, product: Product): Partial<Additions> {
  if (result === 'added') return { added: 1 }
  if (result === 'already_in_cart') return { inCart: 1 }
  if (result === 'already_owned') return { owned: 1 }
  const left = [product.id]
  if (result === 'cart_full') return { full: 1, left }
  // A sound counts as in the cart through its pack, but not the other way around.
  if (result === 'pack_and_part' && !isPack(product)) return { inCart: 1 }
  return { failed: 1, left }
}

async function addEach(
  client: ProviderClient,
  products: readonly Product[],
): Promise<Outcome<Additions>> {
  let sum = noAdditions
  for (const product of products) {
    const addition = await add(client, product)
    if (addition === null) return fail({ kind: 'unauthorised', status: 401 })
    sum = sumAdditions(sum, { ...noAdditions, ...addition })
  }
  return succeed(sum)
}

/** Moves the packs to the front, so that their sounds are then in the cart as a part of them. */
export async function sortPacksFirst(
  client: ProviderClient,
  ids: readonly number[],
): Promise<Outcome<number[]>> {
  const packIds = new Set<number>()
  for (let start = 0; start < ids.length; start += maxListedProducts) {
    const part = ids.slice(start, start + maxListedProducts)
    const products = await client.favorites.listProducts(part)
    if (!products.ok) return products
    for (const { id } of products.value.filter(isPack)) packIds.add(id)
  }
  return succeed(ids.toSorted((a, b) => Number(packIds.has(b)) - Number(packIds.has(a))))
}

/** Returns how a skipped product is counted; null for one to add. */
function countSkipped(product: Product, isSoundsOnly: boolean): Partial<Additions> | null {
  const { id, name, pack, isOwned, isPackOnly } = product
  if (isOwned) return { owned: 1 }
  if (isPackOnly) return { packOnly: 1, packs: pack ? [pack] : [] }
  // A pack that stands for a sound without a page of its own.
  return isSoundsOnly && isPack(product) ? { packOnly: 1, packs: [{ id, name }] } : null
}

/** Returns how an added or refused product is counted; null if nobody is logged in. */
async function add(client: ProviderClient, product: Product): Promise<Partial<Additions> | null> {
  const outcome = await addProductToCart(client, product.id, product.links)
  if (outcome.ok) {
    const { cart, alreadyInCart } = outcome.value
    return alreadyInCart ? { cart, inCart: 1 } : { cart, added: 1 }
  }
  const { failure } = outcome
  if (failure.kind === 'unauthorised') return null
  const reason = failure.kind === 'refused' ? failure.reason : null
  const result = additionResults.find((known) => known === reason)
  return countResult(result, product)
}

/** The refusals of single products that are counted separately. */
const additionResults = ['already_owned', 'cart_full', 'pack_and_part'] as const

function isPack({ kind }: Product): boolean {
  return kind === 'pack'
}
