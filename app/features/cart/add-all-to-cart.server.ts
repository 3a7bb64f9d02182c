import { maxListedProducts } from '#app/provider/contract/favorite-limits.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { fail, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product } from '#app/provider/types/product.ts'
import { addProductToCart } from './change-cart.server.ts'
import { noAdditions, sumAdditions } from './additions.ts'
import type { Additions } from './additions.ts'

interface Addition {
  readonly productIds: readonly number[]
  /** Whether a pack only stands for a sound of it that has no page of its own. */
  readonly isSoundsOnly: boolean
}

/**
 * Adds products to the cart, one after the other in this order. What is owned, no longer sold, sold
 * only in its pack or refused is left out and counted. Fails only if nobody is logged in or the
 * products cannot be loaded.
 */
export async function addProductsToCart(
  client: ProviderClient,
  { productIds, isSoundsOnly }: Addition,
): Promise<Outcome<Additions>> {
  const products = await client.favorites.listProducts(productIds)
  if (!products.ok) return products
  let sum: Additions = { ...noAdditions, gone: productIds.length - products.value.length }
  for (const product of products.value) {
    const addition =
      isSoundsOnly && isPack(product) ? leaveOut(product) : await add(client, product)
    if (addition === null) return fail({ kind: 'unauthorised', status: 401 })
    sum = sumAdditions(sum, { ...noAdditions, ...addition })
  }
  return succeed(sum)
}

/**
 * Returns the products with the packs first: a pack is refused once a sound of it is in the cart,
 * while the sound is in the cart with the pack.
 */
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

/** Returns what becomes of a sound that leads to its pack, because it has no page of its own. */
function leaveOut({ id, name, isOwned }: Product): Partial<Additions> {
  return isOwned ? { owned: 1 } : { packOnly: 1, packs: [{ id, name }] }
}

/** Returns what becomes of a product; null if nobody is logged in. */
async function add(client: ProviderClient, product: Product): Promise<Partial<Additions> | null> {
  const { id, links, pack, isOwned, isPackOnly } = product
  if (isOwned) return { owned: 1 }
  if (isPackOnly) return { packOnly: 1, packs: pack ? [pack] : [] }
  const outcome = await addProductToCart(client, id, links)
  if (outcome.ok) {
    const { cart, alreadyInCart } = outcome.value
    return alreadyInCart ? { cart, inCart: 1 } : { cart, added: 1 }
  }
  const { failure } = outcome
  if (failure.kind === 'unauthorised') return null
  if (failure.kind !== 'refused') return { failed: 1 }
  if (failure.reason === 'already_owned') return { owned: 1 }
  // A sound is in the cart as a part of its pack, but a pack is not because of one of its sounds.
  return failure.reason === 'pack_and_part' && !isPack(product) ? { inCart: 1 } : { failed: 1 }
}

function isPack({ kind }: Product): boolean {
  return kind === 'pack'
}
