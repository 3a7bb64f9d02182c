import type { Generated } from 'kysely'
import type { CatalogueOrigin } from '../domain/catalogue.ts'
import type { PaymentStatus, ReturnTo } from '../domain/payment-session.ts'

/**
 * Tables for carts, orders, codes, the ledger and payments. Amounts are in cents, times are ISO
 * strings, addresses are JSON.
 */
export interface SalesTables {
  carts: CartTable
  cart_items: CartItemTable
  coupons: CouponTable
  gift_cards: GiftCardTable
  orders: OrderTable
  order_items: OrderItemTable
  purchased_links: PurchasedLinkTable
  coupon_uses: { coupon_code: string; customer_id: number; order_id: number }
  gift_card_redemptions: { gift_card_code: string; order_id: number; amount: number }
  journal_entries: JournalEntryTable
  ledger_transfers: LedgerTransferTable
  /** The sum of the postings to each customer's account; the database keeps it up to date. */
  account_balances: { account: string; amount: number }
  /** A view with the two postings of each transfer. */
  ledger_postings: { journal_entry_id: number; account: string; amount: number }
  payment_sessions: PaymentSessionTable
  payment_events: { id: string; session_id: string; type: string; created_at: string }
}

/** What coupons and gift cards have in common. */
interface CodeTable {
  code: string
  expires_at: string | null
  origin: Generated<CatalogueOrigin>
  /** Whether it can be used; the demo's codes only while the demo catalogue is on. */
  active: Generated<0 | 1>
}

export interface CouponTable extends CodeTable {
  percent: number
}

export interface GiftCardTable extends CodeTable {
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
  additional: string
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
  billing_address: string
  shipping_address: string | null
  payment_method: string
  /** The locale in which the order was placed. */
  locale: string
  consent_at: string | null
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
  discount: number
  additional: string
  created_at: string
}

export interface PurchasedLinkTable {
  id: Generated<number>
  customer_id: number
  order_id: number
  order_item_id: number
  product_id: number
  link_id: number
  status: string
  download_used: number
  created_at: string
  updated_at: string
}

export interface JournalEntryTable {
  id: Generated<number>
  cause: string
  /** The payment session that the entry credits, or null. */
  payment_session_id: string | null
  created_at: string
}

export interface LedgerTransferTable {
  id: Generated<number>
  journal_entry_id: number
  from_account: string
  to_account: string
  amount: number
}

export interface PaymentSessionTable {
  id: string
  customer_id: number
  email: string
  amount: number
  currency: string
  return_to: ReturnTo
  locale: string
  status: PaymentStatus
  created_at: string
  updated_at: string
}
