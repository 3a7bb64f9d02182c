import type { Cart } from '#app/provider/types/cart.ts'
import type { PackReference } from '#app/provider/types/product.ts'

/** The outcome of adding several products to the cart. */
export interface Additions {
  /** The cart after the additions; undefined if nothing was added. */
  readonly cart?: Cart | null
  /** The number of products newly added. */
  readonly added: number
  /** The number already in the cart, on their own or as part of a pack. */
  readonly inCart: number
  readonly owned: number
  /** The number of sounds in the cart that their packs have replaced. */
  readonly replaced: number
  /** The number of sounds that are sold only in their packs. */
  readonly packOnly: number
  readonly packs: readonly PackReference[]
  /** The number no longer sold. */
  readonly gone: number
  /** The number for which the cart has no room. */
  readonly full: number
  /** The number that could not be added. */
  readonly failed: number
  /** The ids of the full and failed ones, which can be added later; absent if there are none. */
  readonly left?: readonly number[]
}

export const noAdditions: Additions = {
  added: 0,
  inCart: 0,
  owned: 0,
  replaced: 0,
  packOnly: 0,
  packs: [],
  gone: 0,
  full: 0,
  failed: 0,
}

/** Adds up the results of two requests; `next` is the later one. */
export function sumAdditions(first: Additions, next: Additions): Additions {
  const packs = new Map([...first.packs, ...next.packs].map((pack) => [pack.id, pack]))
  const { cart = first.cart } = next
  const left = [...(first.left ?? []), ...(next.left ?? [])]
  return {
    ...(cart === undefined ? {} : { cart }),
    ...(left.length === 0 ? {} : { left }),
    added: first.added + next.added,
    inCart: first.inCart + next.inCart,
    owned: first.owned + next.owned,
    replaced: first.replaced + next.replaced,
    packOnly: first.packOnly + next.packOnly,
    packs: [...packs.values()],
    gone: first.gone + next.gone,
    full: first.full + next.full,
    failed: first.failed + next.failed,
  }
}
