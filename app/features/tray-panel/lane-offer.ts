import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { PackReference, ProductSummary } from '#app/provider/types/product.ts'

/** How a sound of the tray can be bought. */
export type LaneOffer =
  | { readonly kind: 'for-sale'; readonly product: ProductSummary }
  | { readonly kind: 'pack-only'; readonly pack: PackReference }
  | { readonly kind: 'owned' | 'in-cart' | 'gone' }

/** Returns how a lane's sound can be bought; `products` are those of the whole tray. */
export function getLaneOffer(
  { track }: Pick<Lane, 'track'>,
  products: readonly ProductSummary[],
  cart: Pick<Cart, 'lines'> | null | undefined,
): LaneOffer {
  const product = products.find(({ id }) => id === track.productId)
  if (!product) return { kind: 'gone' }
  // A sound without a page of its own links to its pack.
  if (product.kind === 'pack') return { kind: 'pack-only', pack: product }
  if (product.isOwned) return { kind: 'owned' }
  if (product.isPackOnly) {
    return product.pack ? { kind: 'pack-only', pack: product.pack } : { kind: 'gone' }
  }
  const isInCart = cart?.lines.some(({ productId }) => productId === product.id) === true
  return isInCart ? { kind: 'in-cart' } : { kind: 'for-sale', product }
}

/** The loaded products of a tray; while they load, placeholders are those of the previous tray. */
interface LoadedProducts {
  readonly data: readonly ProductSummary[] | undefined
  readonly isPlaceholderData: boolean
}

/** Returns how a lane's sound can be bought; null while that is unknown. */
export function findLaneOffer(
  lane: Pick<Lane, 'track'>,
  { data, isPlaceholderData }: LoadedProducts,
  cart: Pick<Cart, 'lines'> | null | undefined,
): LaneOffer | null {
  const isMissing = !data?.some(({ id }) => id === lane.track.productId)
  if (!data || (isPlaceholderData && isMissing)) return null
  return getLaneOffer(lane, data, cart)
}

/** Returns the price of the sounds that can be bought; null if there is none or one has no price. */
export function sumLanes(
  lanes: readonly Pick<Lane, 'track'>[],
  products: readonly ProductSummary[],
  cart: Pick<Cart, 'lines'> | null | undefined,
): Money | null {
  const offers = lanes.map((lane) => getLaneOffer(lane, products, cart))
  const prices = offers.flatMap((offer) => (offer.kind === 'for-sale' ? [offer.product.price] : []))
  if (prices.length === 0 || prices.includes(null)) return null
  return toMoney(prices.reduce((sum, price) => sum + (price?.minor ?? 0), 0))
}
