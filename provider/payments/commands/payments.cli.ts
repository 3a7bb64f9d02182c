import type { Database } from '../../platform/database/database.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { listPayments } from './list-payments.ts'
import type { ListedPayment } from './list-payments.ts'
import { printOpenDisputes } from './open-disputes.cli.ts'
import type { PaymentsCommand } from './parse-payments.ts'
import { printUnmatchedPayments } from './unmatched-payments.cli.ts'

const maxCellWidth = 60

/**
 * Runs `payments`: prints the newest payments with their unspent and pending amounts, open
 * disputes, and unmatched payments; returns true.
 */
export async function runPayments(
  db: Database,
  command: PaymentsCommand,
  output: Output,
): Promise<boolean> {
  printPayments(await listPayments(db, command), output)
  await printOpenDisputes(db, command, output)
  await printUnmatchedPayments(db, command, output)
  return true
}

function printPayments(payments: readonly ListedPayment[], output: Output): void {
  if (output.isJson) {
    for (const payment of payments) {
      output.print(JSON.stringify({ event: 'payment', ...payment }))
    }
  } else if (payments.length === 0) output.print('There are no payments.')
  else output.print(formatTable([head, ...payments.map(toRow)], maxCellWidth))
}

const head = [
  'id',
  'created (UTC)',
  'customer',
  'amount',
  'unspent',
  'refund pending',
  'refunded',
  'status',
  'mode',
]

function toRow(payment: ListedPayment): string[] {
  const { id, createdAt, customer, status, mode } = payment
  const time = createdAt.slice(0, 16).replace('T', ' ')
  const pending = payment.pendingRefund === 0 ? '' : formatMoney(payment.pendingRefund, 'en')
  const refunded = payment.refunded === 0 ? '' : formatMoney(payment.refunded, 'en')
  const amounts = [
    formatMoney(payment.amount, 'en'),
    formatMoney(payment.unspent, 'en'),
    pending,
    refunded,
  ]
  return [id, time, customer, ...amounts, status, mode ?? '']
}
