import type { Database } from '../../platform/database/database.ts'
import type { UnmatchedPaymentRow } from '../unmatched-payments.store.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { listUnmatchedPayments } from './listed-payments.store.ts'
import type { ListedUnmatchedPayment } from './listed-payments.store.ts'
import type { PaymentsCommand } from './parse-payments.ts'

const maxCellWidth = 80

/** Prints the newest unmatched payments, unrefunded ones first. */
export async function printUnmatchedPayments(
  db: Database,
  command: PaymentsCommand,
  output: Output,
): Promise<void> {
  const payments = await listUnmatchedPayments(db, command)
  if (output.isJson) {
    for (const payment of payments) {
      output.print(JSON.stringify({ event: 'unmatched-payment', ...toFacts(payment) }))
    }
  } else if (payments.length > 0) {
    output.print('\nPayments not credited to any balance:')
    output.print(formatTable([head, ...payments.map(toRow)], maxCellWidth))
  }
}

const head = ['payment', 'created (UTC)', 'customer', 'paid', 'reason', 'dispute', 'settled by']

const reasons: Readonly<Record<UnmatchedPaymentRow['reason'], string>> = {
  amount: 'another sum',
  'other-payment': 'another payment',
  'unknown-session': 'no such top-up',
}

function toFacts(payment: ListedUnmatchedPayment) {
  return {
    payment: payment.processor_payment_id ?? payment.processor_id,
    session: payment.session_id,
    createdAt: payment.created_at,
    customer: payment.email,
    amount: payment.amount,
    currency: payment.currency,
    reason: payment.reason,
    dispute: payment.dispute_state,
    settledBy: payment.settled_by,
  }
}

function toRow(payment: ListedUnmatchedPayment): string[] {
  const { amount, createdAt, currency, customer, dispute, reason, settledBy, ...ids } =
    toFacts(payment)
  return [
    ids.payment,
    createdAt.slice(0, 16).replace('T', ' '),
    customer ?? 'unknown',
    `${(amount / 100).toFixed(2)} ${currency}`,
    reasons[reason],
    dispute ?? 'no',
    settledBy ?? 'nothing yet',
  ]
}
