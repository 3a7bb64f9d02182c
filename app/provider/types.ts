/**
 * The domain types of the storefront. All are plain JSON, because they are sent from the server to
 * the browser: dates are ISO strings, money is in integer cents, missing values are null.
 */

/** An amount in integer cents; may be zero. */
export interface Money {
  minor: number
  currency: 'EUR'
}

export type ProductKind = 'pack' | 'one-shot' | 'loop'

export interface Genre {
  /** The value used in filters; null if the provider does not send it. */
  code: string | null
  label: string
}

export interface Artist {
  id: number
  name: string
  /** Names the artist's page; null if the provider has no pages of artists. */
  slug: string | null
  description: string | null
}

/** An artist with what their page shows. */
export interface ArtistDetail {
  id: number
  name: string
  slug: string
  /** The language of the name as a language tag; null if the provider does not send it. */
  nameLocale: string | null
  /** Plain text, one entry per paragraph, in the language `textLocale`. */
  description: string[]
  textLocale: string | null
  portrait: Picture | null
  /** The number of products by kind. */
  counts: Record<ProductKind, number>
}

/** A preview recording. `url` is a storefront path (`/media/…`). */
export interface Preview {
  url: string
  durationSeconds: number | null
}

/** A picture. `url` is a storefront path (`/media/…`). */
export interface Picture {
  url: string
}

/** Whether the label stated an attribute, or it was measured. */
export type AttributeSource = 'stated' | 'measured'

/** The format of a sound's file. */
export interface AudioFormat {
  /** In hertz. */
  sampleRate: number
  /** 32 means floating point. */
  bitDepth: number
  channels: number
  bytes: number
}

/** What is known about a sound; null is unknown or does not apply. */
export interface SoundAttributes {
  instrument: string | null
  /** Words for its character, such as `punchy`. */
  tags: string[]
  bpm: number | null
  bpmSource: AttributeSource | null
  /** Number of 4/4 bars. */
  bars: number | null
  /** A key, or the root note of a one-shot. */
  key: string | null
  keySource: AttributeSource | null
  durationSeconds: number | null
  format: AudioFormat | null
  /** In LUFS. */
  loudness: number | null
  /** In dBTP. */
  truePeak: number | null
  /** The waveform, with one Base64 digit (0 to 63) per peak. */
  peaks: string | null
}

/** The pack that a sound belongs to. */
export interface PackReference {
  id: number
  name: string
}

/** A sound in a pack; `productId` is set if it has a product page. */
export interface Sound extends SoundAttributes {
  id: number
  name: string
  kind: 'loop' | 'one-shot' | null
  preview: Preview | null
  productId: number | null
  /** Whether it is sold with its pack only. */
  isPackOnly: boolean
}

export interface Product extends SoundAttributes {
  id: number
  name: string
  kind: ProductKind | null
  /** The provider's product type, such as `downloadable`; null for a card without a type. */
  type: string | null
  /** Plain text, one entry per paragraph, without the provider's markup. */
  description: string[]
  summary: string
  /**
   * The language of the description and the summary as a language tag; null if the provider does not
   * send it.
   */
  textLocale: string | null
  /**
   * The language of the names of the product, the artist and the pack; absent for English, and if the
   * provider does not send it.
   */
  nameLocale?: string
  price: Money | null
  /** The formatted price, for providers that do not send a number. */
  priceText: string | null
  /** The price before a discount; null if there is no discount. */
  regularPrice: Money | null
  genre: Genre | null
  artist: Artist | null
  preview: Preview | null
  cover: Picture | null
  /** Two colors of the cover as `#rrggbb`. */
  colors: [string, string] | null
  pack: PackReference | null
  soundsCount: number | null
  sounds: Sound[]
  /** The ids of the download links, all of which are sent when the product is added to the cart. */
  links: number[]
  isOwned: boolean
  /** Whether it is a sound that is sold with its pack only; it has no price. */
  isPackOnly: boolean
}

/** The fields of a product that rows and cards show, without the details of its page. */
export type ProductSummary = Omit<
  Product,
  | 'type'
  | 'description'
  | 'summary'
  | 'textLocale'
  | 'sounds'
  | 'artist'
  | 'genre'
  | 'format'
  | 'loudness'
  | 'truePeak'
> & {
  artist: Pick<Artist, 'id' | 'name' | 'slug'> | null
  genre: Pick<Genre, 'label'> | null
}

/** The fields needed to sell a product: its price, its cart links and whether it is owned. */
export type Offer = Pick<
  Product,
  'id' | 'name' | 'price' | 'priceText' | 'regularPrice' | 'links' | 'isOwned'
>

export interface FacetOption {
  value: string
  label: string
  count: number
}

export interface FacetRange {
  min: number
  max: number
}

/** The facets with options. */
export type OptionFacet = 'kind' | 'genre' | 'instrument' | 'tag' | 'artist' | 'key'

export interface Facets {
  /** `pack`, `loop` and `one-shot`; empty if the provider does not send it. */
  kind: FacetOption[]
  genre: FacetOption[]
  instrument: FacetOption[]
  /** Empty if the provider does not send it, like `artist`. */
  tag: FacetOption[]
  /** The values are the slugs of the artists. */
  artist: FacetOption[]
  key: FacetOption[]
  bpm: FacetRange | null
  /** In seconds. */
  length: FacetRange | null
  /** In euros. */
  price: FacetRange | null
  /** The number of products that the customer does not own yet; null for a guest. */
  unowned: number | null
  /** The facets with more products than are counted; their counts are lower bounds. */
  capped: OptionFacet[]
}

/** A filter that words of a search text stand for. */
export interface ReadFilter {
  facet: OptionFacet | 'bpm'
  /** A code or, for a tempo, a range `min,max`. */
  value: string
  label: string
  /** The words as they were typed. */
  words: string
}

/** How the provider has read a search text. */
export interface SearchReading {
  /** The words that are searched for, without those that are filters. */
  text: string
  filters: ReadFilter[]
  /** The text with mistyped words replaced; null if nothing was replaced. */
  corrected: string | null
  /** Whether the text was searched as it is, without filters and corrections. */
  exact: boolean
}

/** A single filter without which a list has results. */
export interface DroppedFilter {
  /** The name of the facet; `query` for words of the search text that are no filter. */
  facet: string
  /** The words as they were typed; null for a filter that is not part of the search text. */
  words: string | null
  /** The number of results without it. */
  count: number
}

/** What there is instead of the results of an empty list. */
export interface NoResults<TItem = Product> {
  /** The filters without one of which there are results, most results first. */
  drop: DroppedFilter[]
  /** The products that match most of the search text. */
  nearest: TItem[]
}

export interface SuggestedProduct {
  id: number
  name: string
  kind: ProductKind
  /** The name of the artist. */
  artist: string
}

export interface SuggestedArtist {
  id: number
  slug: string
  name: string
}

/** A filter that a search text stands for or begins to name. */
export interface SuggestedFilter extends ReadFilter {
  /** The number of products, at most 1000. */
  count: number
}

/** What a search text that is being typed might become. */
export interface Suggestions {
  sounds: SuggestedProduct[]
  packs: SuggestedProduct[]
  artists: SuggestedArtist[]
  filters: SuggestedFilter[]
}

export interface ProductList<TItem = Product> {
  items: TItem[]
  page: number
  lastPage: number
  total: number
  /** Whether there are more products than `total`, which is then a lower bound. */
  isTotalCapped: boolean
  /** Null if the provider sends no facets. */
  facets: Facets | null
  /** Null without a search text, and if the provider does not send it. */
  reading: SearchReading | null
  /** Null if there are results, and if the provider does not send it. */
  noResults: NoResults<TItem> | null
}

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

export type Gender = 'Other' | 'Male' | 'Female'

export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  /** Null if the customer has no phone number or only a placeholder beginning with 000. */
  phone: string | null
  /** The stored number, including a placeholder; sent back when the profile is saved. */
  phoneOnFile: string | null
  username: string | null
  location: string | null
  description: string | null
  /** A storefront path (`/media/…`). */
  imageUrl: string | null
  /** In Tunes (1 Tune = 1 EUR); null if the provider does not support balances. */
  balance: Money | null
  gender: Gender | null
  /** As `YYYY-MM-DD`; sent back when the profile is saved, like `isSubscribed`. */
  dateOfBirth: string | null
  /** Whether the customer receives the newsletter; false if the provider does not send it. */
  isSubscribed: boolean
}

/** A purchased file. `url` is a storefront path (`/download/{linkId}`). */
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
  /** Null if the provider does not send it. */
  isPack: boolean | null
}

export interface Order {
  id: number
  /** The order number shown to the customer. */
  number: string
  /** The provider's status, such as `pending` or `completed`. */
  status: string
  createdAt: string
  total: Money | null
  discount: Money | null
  giftCardAmount: Money | null
  /** The amount charged to the balance; null if the provider does not send it. */
  amountPaid: Money | null
  lines: OrderLine[]
  /** Contains only the files that are currently available. */
  downloads: Download[]
  /** When the buyer consented to immediate delivery. */
  consentAt: string | null
}

export interface OrderList {
  items: Order[]
  page: number
  lastPage: number
}

/** The cart after adding a product, and whether it already contained the product. */
export interface AddToCartResult {
  cart: Cart | null
  alreadyInCart: boolean
}

/** A saved order or, if it must be paid first, the URL of the provider's payment page. */
export type SavedOrder = { kind: 'order'; order: Order } | { kind: 'redirect'; url: string }

/** A customer's session; `token` replaces the previous token, but may be identical to it. */
export interface Session {
  token: string
  customer: Customer
}

/** A browser in which the customer is logged in. */
export interface ActiveSession {
  id: string
  /** Such as `Firefox, Windows`; null if it is unknown. */
  deviceName: string | null
  startedAt: string
  lastUsedAt: string
  /** Whether it is the session of the visitor's own browser. */
  isCurrent: boolean
}

/** A passkey with which the customer logs in. */
export interface Passkey {
  id: number
  /** The name that the customer chose. */
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** A started payment; the customer is redirected to `redirectUrl`. */
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

/** A paid top-up that the customer can withdraw from. */
export interface EligibleTopUp {
  id: string
  amount: Money
  /** The unspent amount, which is refunded. */
  unspent: Money
  paidAt: string
  /** A time on the last day of the withdrawal period. */
  until: string
}

/** A refund to the original payment method: `requested` until it has been paid. */
export interface Refund {
  id: number
  topUpId: string
  amount: Money
  state: 'requested' | 'refunded'
  createdAt: string
}

/** The top-ups that a customer can withdraw from, and the refunds so far. */
export interface EligibleWithdrawals {
  topUps: EligibleTopUp[]
  refunds: Refund[]
}

/** The provider's confirmation of a withdrawal. */
export interface WithdrawalReceipt {
  reference: string
  receivedAt: string
  refund: Refund | null
}
