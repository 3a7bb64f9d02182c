import type { Money } from '#provider/contract/money.ts'
import type { PackReference, Product } from './product.ts'
import type { Vat } from './vat.ts'

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
  /** The discount of the coupon. */
  discount: Money
  /** What was paid before for sounds of the packs in the cart, which cost less by it. */
  ownedCredit: Money
  /** The VAT in the total; null if the provider does not send it. */
  vat: Vat | null
  /** The country whose VAT applies (ISO 3166-1); null if the provider does not send it. */
  customerCountry: string | null
  /**
   * The country declared by the customer; null if none. If their payments are evidence of another
   * one, that is the `customerCountry`.
   */
  declaredCountry: string | null
  total: Money
  /** The amount charged to the balance: the total minus the amount paid by gift card. */
  due: Money
  /**
   * A payment for this cart that a bank is carrying out; the cart is ordered when it arrives. Absent
   * without one.
   */
  pendingPayment?: Money
}

/** The cart after adding several products, with the result of each by product id. */
export interface AddAllToCartResult {
  cart: Cart | null
  /** The number of sounds in the cart that added packs have replaced; absent if there are none. */
  replaced?: number
  results: Map<number, AdditionResult>
}

export type AdditionResult =
  | 'added'
  | 'already_in_cart'
  | 'already_owned'
  | 'cart_full'
  | 'pack_and_part'
  | 'product_inactive'

/** The cart after adding a product; `alreadyInCart` is true if it was in it before. */
export interface AddToCartResult {
  cart: Cart | null
  alreadyInCart: boolean
  /** The products that it has replaced; absent if there are none. */
  replaced?: readonly PackReference[]
  /** The pack in the cart that contains it, which is why nothing was added; otherwise absent. */
  pack?: PackReference
}
