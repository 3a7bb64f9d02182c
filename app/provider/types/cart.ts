import type { Money } from './money.ts'
import type { Product } from './product.ts'

export interface CartLine {
  id: number
  productId: number
  name: string
  quantity: number
  price: Money
  total: Money
  /** Null if the provider does not send products with cart lines. */
  product: Product | null
}

export interface AppliedGiftCard {
  code: string
  /** The part of the total that the gift card covers. */
  amount: Money
  /** The balance left on the gift card after the order. */
  remaining: Money | null
}

export interface Cart {
  id: number
  lines: CartLine[]
  /** The applied coupon code. */
  coupon: string | null
  giftCard: AppliedGiftCard | null
  subTotal: Money
  discount: Money
  tax: Money
  total: Money
  /** The amount charged to the balance: the total minus the amount paid by gift card. */
  due: Money
}

/** The cart after adding a product, and whether it already contained the product. */
export interface AddToCartResult {
  cart: Cart | null
  alreadyInCart: boolean
}
