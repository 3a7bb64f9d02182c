import type { Generated } from 'kysely'
import type { CatalogueOrigin } from '../../../catalog/catalogue.ts'
import type { PaymentMode } from '../../../payments/payment-processor.ts'
import type {
  DisputeStage,
  DisputeState,
  PaymentSessionStatus,
  ReturnTo,
} from '../../../payments/payment-session.rules.ts'
import type { VatMode } from '../../../vat/vat.rules.ts'

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
  payment_sessions: PaymentSessionTable
  payment_events: { id: string; session_id: string; type: string; created_at: string }
  unmatched_payments: UnmatchedPaymentTable
  disputes: DisputeTable
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

export interface PaymentSessionTable {
  id: string
  customer_id: number
  email: string
  amount: number
  currency: string
  return_to: ReturnTo
  locale: string
  status: PaymentSessionStatus
  processor: Generated<string>
  mode: PaymentMode
  /** The processor's session id; null until it is opened, and for the demo page. */
  processor_id: Generated<string | null>
  /** The processor's payment id, which refunds and disputes refer to. */
  processor_payment_id: Generated<string | null>
  /** JSON: the `PaymentContents`; null for a top-up without a cart. */
  contents: Generated<string | null>
  /** The processor's name for the payment method; null until known. */
  method: Generated<string | null>
  /** ISO 3166-1 code of the country of the card issuer, or of the account used instead. */
  card_country: Generated<string | null>
  billing_country: Generated<string | null>
  /** The time until which the payment page accepts the payment. */
  expires_at: string
  /** Null until it is paid. */
  paid_at: Generated<string | null>
  created_at: string
  updated_at: string
}

/** The state of a bank's dispute; `warned` if the payment may become disputed. */
export type UnmatchedDisputeState = DisputeState | 'warned'

/** A payment that was made but credits no balance; the owner must resolve it. */
export interface UnmatchedPaymentTable {
  id: Generated<number>
  processor: string
  /** The processor's session id; its payment id if the session is unknown. */
  processor_id: string
  /** The processor's payment id, which refunds and disputes refer to. */
  processor_payment_id: Generated<string | null>
  session_id: string | null
  amount: number
  currency: string
  reason: 'amount' | 'other-payment' | 'unknown-session'
  /** The processor's id of the refund or lost dispute that returned the money. */
  settled_by: string | null
  dispute_state: Generated<UnmatchedDisputeState | null>
  created_at: string
}

/** A payment that the customer disputes with their bank. */
export interface DisputeTable {
  /** The processor's id. */
  id: string
  session_id: string
  customer_id: number
  amount: number
  /** The unspent part of the amount, deducted from the balance until a decision. */
  held: number
  reason: string
  /** The deadline for submitting evidence. */
  due_at: string | null
  state: DisputeState
  stage: Generated<DisputeStage>
  /** The time of the processor's report that is stored. */
  reported_at: string
  created_at: string
  updated_at: string
}

/** A legal text in a version displayed to customers. */
interface LegalTextTable {
  document: string
  locale: string
  version: string
  text: string
  created_at: string
}
