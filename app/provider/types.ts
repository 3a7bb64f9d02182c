/**
 * What the storefront knows of a provider's things. Everything here is plain JSON, since it travels
 * from the server to the browser: dates are ISO texts, money is whole cents, absence is null.
 */

/** An amount in whole cents; never a fraction, may be zero. */
export interface Money {
  minor: number
  currency: 'EUR'
}

export type ProductKind = 'pack' | 'one-shot'

export interface Genre {
  /** What lists are narrowed by; null when the host does not tell. */
  code: string | null
  label: string
}

export interface Artist {
  id: number
  name: string
  slug: string
  description: string | null
}

/** Audio to listen to before buying. `url` is a path of the storefront (`/media/…`). */
export interface Preview {
  url: string
  durationSeconds: number | null
}

/** A picture. `url` is a path of the storefront (`/media/…`). */
export interface Picture {
  url: string
}

/** The pack a one-shot belongs to. */
export interface PackReference {
  id: number
  name: string
}

/** One sound inside a pack; `productId` is set when it is also sold alone. */
export interface Sound {
  id: number
  name: string
  kind: 'loop' | 'one-shot' | null
  instrument: string | null
  bpm: number | null
  key: string | null
  durationSeconds: number | null
  /** Base64 of one byte a bar, 0 to 255. */
  peaks: string | null
  preview: Preview | null
  productId: number | null
}

export interface Product {
  id: number
  name: string
  kind: ProductKind | null
  /** The provider's product type, such as `downloadable`; null on a card that does not say. */
  type: string | null
  /** Plain text, one entry a paragraph: the provider's markup never reaches the page. */
  description: string[]
  summary: string
  price: Money | null
  /** The provider's own wording of the price, for hosts that send no number. */
  priceText: string | null
  /** The price before a discount; null when there is none. */
  regularPrice: Money | null
  genre: Genre | null
  artist: Artist | null
  instrument: string | null
  bpm: number | null
  key: string | null
  durationSeconds: number | null
  /** Base64 of one byte a bar, 0 to 255. */
  peaks: string | null
  preview: Preview | null
  cover: Picture | null
  /** Two colours of the cover as `#rrggbb`. */
  colors: [string, string] | null
  pack: PackReference | null
  soundsCount: number | null
  sounds: Sound[]
  /** Ids of the downloadable links; all of them go along when the product is put into the cart. */
  links: number[]
  isOwned: boolean
}

export interface FacetOption {
  value: string
  label: string
  count: number
}

export interface FacetRange {
  min: number
  max: number
}

export interface Facets {
  genre: FacetOption[]
  instrument: FacetOption[]
  key: FacetOption[]
  bpm: FacetRange | null
  /** Seconds. */
  length: FacetRange | null
  /** Euros. */
  price: FacetRange | null
}

export interface ProductList {
  items: Product[]
  page: number
  lastPage: number
  total: number
  /** Null when the host offers no facets. */
  facets: Facets | null
}

export interface CartLine {
  id: number
  productId: number
  name: string
  quantity: number
  price: Money
  total: Money
  /** Null when the host sends no product inside its lines. */
  product: Product | null
}

export interface AppliedGiftCard {
  code: string
  /** What the card pays here. */
  amount: Money
  /** What stays on the card afterwards. */
  remaining: Money | null
}

export interface Cart {
  id: number
  lines: CartLine[]
  /** The coupon code in force. */
  coupon: string | null
  giftCard: AppliedGiftCard | null
  subTotal: Money
  discount: Money
  tax: Money
  total: Money
  /** What the balance pays: the total without the gift card's part. */
  due: Money
}

export type Gender = 'Other' | 'Male' | 'Female'

export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  /** Null when there is none, also for the placeholder numbers beginning with 000. */
  phone: string | null
  /** What the provider has on file, a placeholder included; sent back when the profile is saved. */
  phoneOnFile: string | null
  username: string | null
  location: string | null
  description: string | null
  /** A path of the storefront (`/media/…`). */
  imageUrl: string | null
  /** Tunes, 1 Tune = 1 EUR; null when the host offers no balance. */
  balance: Money | null
  gender: Gender | null
}

/** A file the customer bought. `url` is a path of the storefront (`/download/{linkId}`). */
export interface Download {
  linkId: number
  productId: number | null
  name: string
  bytes: number | null
  url: string
}

export interface OrderLine {
  name: string
  productId: number | null
  price: Money | null
  coverUrl: string | null
  isPack: boolean
}

export interface Order {
  id: number
  /** The number shown to people. */
  number: string
  /** The provider's word, such as `pending` or `completed`. */
  status: string
  createdAt: string
  total: Money | null
  discount: Money | null
  giftCardAmount: Money | null
  /** What was taken from the balance; null when the host does not say. */
  amountPaid: Money | null
  lines: OrderLine[]
  /** Only files that may be fetched now. */
  downloads: Download[]
  /** When the buyer consented to immediate delivery. */
  consentAt: string | null
}

export interface OrderList {
  items: Order[]
  page: number
  lastPage: number
}

/** What a cart call answers: the cart after it, and whether the product had been in it before. */
export interface AddToCartResult {
  cart: Cart | null
  alreadyInCart: boolean
}

/** What saving an order answers: the order, or a page of the host where it must be paid first. */
export type SavedOrder = { kind: 'order'; order: Order } | { kind: 'redirect'; url: string }

/** A session of a customer; `token` replaces the one used before (it may be the same). */
export interface Session {
  token: string
  customer: Customer
}

/** A payment just begun; the visitor is sent to `redirectUrl`. */
export interface PaymentStart {
  redirectUrl: string
  sessionId: string | null
}

export type PaymentStatus = 'open' | 'paid' | 'declined' | 'closed'

export interface PaymentSession {
  id: string
  status: PaymentStatus
  amount: Money
  returnTo: 'checkout' | 'profile' | null
}

/** A paid top-up that can be withdrawn from. */
export interface EligibleTopUp {
  id: string
  amount: Money
  /** What of it is not spent: this is paid back. */
  unspent: Money
  paidAt: string
  /** A moment of the last day. */
  until: string
}

/** Money that goes back the way it came: `requested` until it has been paid. */
export interface Refund {
  id: number
  topUpId: string
  amount: Money
  state: 'requested' | 'refunded'
  createdAt: string
}

/** What a customer can withdraw from at once, and what was paid back before. */
export interface EligibleWithdrawals {
  topUps: EligibleTopUp[]
  refunds: Refund[]
}

/** The provider's word that it has a statement of withdrawal, and when it came. */
export interface WithdrawalReceipt {
  reference: string
  receivedAt: string
  refund: Refund | null
}
