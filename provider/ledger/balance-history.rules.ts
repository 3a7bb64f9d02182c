import type { LedgerKind } from '../contract/ledger.ts'

/** A change of a customer's balance and its cause. Amounts are in cents. */
export interface LedgerRow {
  /** The id of the journal entry. */
  readonly id: number
  readonly kind: LedgerKind
  readonly createdAt: string
  /** Negative for a deduction. */
  readonly amount: number
  /** The balance after the change. */
  readonly balance: number
  readonly orderId: number | null
  readonly topUpId: string | null
  /** The part of the same order or refund that a gift card paid or got back. */
  readonly giftCardAmount: number
}

/** Adds up changes, oldest first, and returns each with the balance after it. */
export function addBalances(rows: readonly Omit<LedgerRow, 'balance'>[]): LedgerRow[] {
  let balance = 0
  return rows.map((row) => {
    balance += row.amount
    return { ...row, balance }
  })
}

/** Returns the kind of a change from the cause of its journal entry; throws for an unknown cause. */
export function getLedgerKind(cause: string, amount: number): LedgerKind {
  const [event = ''] = cause.split(':')
  if (event === 'dispute') return amount < 0 ? 'dispute-hold' : 'dispute-release'
  const kind = kindsByEvent[event]
  if (kind === undefined) throw new Error(`the journal entry ${cause} has an unknown cause`)
  return kind
}

const kindsByEvent: Readonly<Record<string, LedgerKind | undefined>> = {
  payment: 'top-up',
  order: 'order',
  'order-refund': 'order-refund',
  refund: 'card-refund',
  'returned-refund': 'returned-refund',
  'recovered-refund': 'recovery',
  'given-up': 'given-up',
}
