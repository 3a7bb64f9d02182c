import type { Database } from '../platform/database/database.ts'
import { paymentMode } from './payment-modes.store.ts'
import { listPendingRefunds } from './pending-refunds.store.ts'
import { listTopUps } from '../ledger/top-ups.store.ts'
import type { PaymentMode } from './payment-processor.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import type { PaymentsCommand } from './parse-payments.ts'

const maxCellWidth = 60

/** Prints the newest payments with what is unspent of them or is being refunded; returns true. */
export async function listPayments(
  db: Database,
  { customer, limit }: PaymentsCommand,
  output: Output,
): Promise<boolean> {
  let query = db
    .selectFrom('payment_sessions')
    .selectAll()
    .select(paymentMode.as('known_mode'))
    .orderBy('created_at', 'desc')
  if (customer !== null) query = query.where('email', '=', customer)
  const sessions = await query.orderBy('id').limit(limit).execute()
  const unspent = await readUnspent(db, [...new Set(sessions.map((one) => one.customer_id))])
  const pending = await readPendingRefunds(db)
  const refunded = await readFinishedRefunds(
    db,
    sessions.map(({ id }) => id),
  )
  const payments = sessions.map(
    ({ id, email, amount, status, created_at: createdAt, known_mode: mode }) => ({
      id,
      createdAt,
      customer: email,
      amount,
      unspent: unspent.get(id) ?? 0,
      pendingRefund: pending.get(id) ?? 0,
      refunded: refunded.get(id) ?? 0,
      status,
      mode,
    }),
  )
  if (output.isJson) {
    for (const payment of payments) {
      output.print(JSON.stringify({ event: 'payment', ...payment }))
    }
    return true
  }
  if (payments.length === 0) output.print('There are no payments.')
  else output.print(formatTable([head, ...payments.map(toRow)], maxCellWidth))
  return true
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

async function readUnspent(
  db: Database,
  customerIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const unspent = new Map<string, number>()
  for (const customerId of customerIds) {
    for (const topUp of await listTopUps(db, customerId)) unspent.set(topUp.id, topUp.unspent)
  }
  return unspent
}

/** Returns what is requested, but not yet confirmed as refunded, by payment. */
async function readPendingRefunds(db: Database): Promise<ReadonlyMap<string, number>> {
  const pending = new Map<string, number>()
  for (const { session_id: id, amount } of await listPendingRefunds(db)) {
    pending.set(id, (pending.get(id) ?? 0) + amount)
  }
  return pending
}

/** Returns what the customer has back from the processor, by payment. */
async function readFinishedRefunds(
  db: Database,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sessions.length === 0) return new Map()
  const rows = await db
    .selectFrom('refunds')
    .select((select) => ['session_id', select.fn.sum<number | string>('amount').as('sum')])
    .where('session_id', 'in', sessions)
    .where('state', '=', 'refunded')
    .groupBy('session_id')
    .execute()
  return new Map(rows.map(({ session_id: id, sum }) => [id, Number(sum)]))
}

function toRow(payment: {
  id: string
  createdAt: string
  customer: string
  amount: number
  unspent: number
  pendingRefund: number
  refunded: number
  status: string
  mode: PaymentMode | null
}): string[] {
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
