import type { Generated } from 'kysely'
import type { CatalogueOrigin } from '../../../catalog/catalogue.ts'
import type { VatMode } from '../../../vat/vat.rules.ts'

/**
 * Tables for carts, orders, codes and the ledger. Amounts are in cents, times are ISO
 * strings, addresses are JSON.
 */
export interface SalesTables {
  carts: CartTable
  cart_items: CartItemTable
  coupons: CouponTable
  gift_cards: GiftCardTable
  orders: OrderTable
  order_items: OrderItemTable
  certificates: { order_item_id: number; code: string; created_at: string }
  purchased_links: PurchasedLinkTable
  coupon_uses: { coupon_code: string; customer_id: number; order_id: number }
  gift_card_redemptions: { gift_card_code: string; order_id: number; amount: number }
  journal_entries: JournalEntryTable
  ledger_transfers: LedgerTransferTable
  /** The sum of the postings to each customer's account, maintained by the database. */
  account_balances: { account: string; amount: number }
  /** A view of the two postings of each transfer. */
  ledger_postings: { journal_entry_id: number; account: string; amount: number }
  legal_texts: LegalTextTable
}

/** The columns shared by coupons and gift cards. */
interface CodeTable {
  code: string
  expires_at: string | null
  origin: Generated<CatalogueOrigin>
  /** 1 if it can be used; the demo's codes only while the demo catalogue is on. */
  active: Generated<0 | 1>
}

interface CouponTable extends CodeTable {
  percent: number
  /** The maximum number of uses by all customers together; null for no limit. */
  max_uses: number | null
}

interface GiftCardTable extends CodeTable {
  amount: number
  /** The sum of the card's redemptions. */
  redeemed: Generated<number>
}

export interface CartTable {
  id: Generated<number>
  customer_id: number
  is_active: number
  coupon_code: string | null
  gift_card_code: string | null
  billing_address: string | null
  shipping_address: string | null
  payment_method: string | null
  created_at: string
  updated_at: string
}

export interface CartItemTable {
  id: Generated<number>
  cart_id: number
  product_id: number
  created_at: string
  updated_at: string
}

export interface OrderTable {
  id: Generated<number>
  customer_id: number
  cart_id: number
  status: string
  customer_email: string
  customer_first_name: string
  customer_last_name: string
  coupon_code: string | null
  gift_card_code: string | null
  sub_total: number
  discount: number
  grand_total: number
  gift_card_amount: number
  amount_paid: number
  /** The part of `amount_paid` that a card paid for this order. */
  card_amount: Generated<number>
  billing_address: string
  shipping_address: string | null
  payment_method: string
  /** The locale of the order. */
  locale: string
  consent_at: string | null
  /** The versions of the texts displayed to the customer; null for those not displayed. */
  terms_version: string | null
  withdrawal_version: string | null
  licence_version: string | null
  consent_version: string | null
  vat_mode: VatMode
  /** The country whose VAT is included; null without VAT. */
  vat_country: string | null
  /** In basis points. */
  vat_rate: number
  /** The part of `grand_total` that is VAT. */
  vat_amount: number
  /** JSON: the customer's `CountryEvidence`, and the contradicting pieces. */
  vat_evidence: string
  /** The country where the customer lives, according to this evidence. */
  customer_country: string
  created_at: string
  updated_at: string
}

export interface OrderItemTable {
  id: Generated<number>
  order_id: number
  product_id: number
  sku: string
  name: string
  price: number
  /** The difference to what was paid: the share of a discount code, and the credit. */
  discount: number
  /** The part of the discount of a pack that was paid for sounds of it before. */
  credit: Generated<number>
  created_at: string
}

export interface PurchasedLinkTable {
  id: Generated<number>
  customer_id: number
  order_id: number
  order_item_id: number
  product_id: number
  link_id: number
  /** `available`, or `expired` since `updated_at`. */
  status: string
  download_used: number
  /** Null until the first download, like `last_download_at`. */
  first_download_at: string | null
  last_download_at: string | null
  /** The reason it has expired; null while available. */
  end_reason: string | null
  created_at: string
  updated_at: string
}

interface JournalEntryTable {
  id: Generated<number>
  cause: string
  /** The payment session that the entry credits, or null. */
  payment_session_id: string | null
  created_at: string
}

interface LedgerTransferTable {
  id: Generated<number>
  journal_entry_id: number
  from_account: string
  to_account: string
  amount: number
}

/** A legal text in a version displayed to customers. */
interface LegalTextTable {
  document: string
  locale: string
  version: string
  text: string
  created_at: string
}
