import type { Money } from '#provider/contract/money.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Vat } from './vat.ts'

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
  /** The price less the discount; null if the provider does not send it. */
  price: Money | null
  coverUrl: string | null
  /** Null if the provider does not send it. */
  kind: ProductKind | null
  isRefunded: boolean
  /** True if all its files were downloadable once and no longer are. */
  hasEnded: boolean
}

/** An invoice or a credit note. `url` is the storefront path of its page. */
interface Invoice {
  number: string
  kind: 'invoice' | 'credit-note'
  url: string
}

export interface Order {
  id: number
  /** The order number shown to the customer. */
  number: string
  /** The provider's status, such as `pending` or `completed`. */
  status: string
  createdAt: string
  total: Money | null
  /** The difference to the prices; null if the provider does not send it. */
  discount: Money | null
  /** The part of the discount that was paid before, for sounds of packs; absent without any. */
  ownedCredit?: Money
  giftCardAmount: Money | null
  /** The amount charged to the balance; null if the provider does not send it. */
  amountPaid: Money | null
  /** The part of it that a card paid for this order alone; absent without any. */
  cardAmount?: Money
  /** The refunded part of the total; null if there is none, or the provider does not send it. */
  refunded: Money | null
  /** The VAT in the total; null if the provider does not send it. */
  vat: Vat | null
  /** Invoices and credit notes, oldest first. */
  invoices: Invoice[]
  lines: OrderLine[]
  /** Only the files currently available. */
  downloads: Download[]
  /** The storefront path of a ZIP of these files; null if the provider makes none. */
  zipUrl: string | null
  /** When the buyer consented to immediate delivery; null if they did not. */
  consentAt: string | null
}

export interface OrderList {
  items: Order[]
  page: number
  lastPage: number
}

/** A saved order or, if it must be paid first, the URL of the provider's payment page. */
export type SavedOrder = { kind: 'order'; order: Order } | { kind: 'redirect'; url: string }
