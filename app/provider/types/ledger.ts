import type { LedgerKind } from '#provider/contract/ledger.ts'
import type { Money } from '#provider/contract/money.ts'

/** A change of the customer's balance. */
export interface LedgerRow {
  id: number
  /** Null for a kind that this version does not know. */
  kind: LedgerKind | null
  createdAt: string
  /** Negative for a deduction. */
  amount: Money
  /** The balance after the change. */
  balance: Money
  orderNumber: string | null
  topUpId: string | null
  /** The part of the same order or refund that a gift card paid or got back; null for none. */
  giftCardAmount: Money | null
}

/** A page of the changes, newest first. */
export interface LedgerPage {
  rows: LedgerRow[]
  page: number
  lastPage: number
}
