import type { Database } from '../../platform/database/database.ts'
import type { DisputeRow } from '../disputes.store.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import type { UnmatchedPaymentRow } from '../unmatched-payments.store.ts'

/** The customer's email address, or null for all, and the maximum number of payments. */
export interface PaymentFilter {
  readonly customer: string | null
  readonly limit: number
}

/** Lists the newest payments that match a filter. */
export async function listNewestPayments(
  db: Database,
  { customer, limit }: PaymentFilter,
): Promise<PaymentSessionRow[]> {
  let query = db.selectFrom('payment_sessions').selectAll().orderBy('created_at', 'desc')
  if (customer !== null) query = query.where('email', '=', customer)
  return await query.orderBy('id').limit(limit).execute()
}

/** Returns the amounts that the processor has returned to customers, in cents, by payment. */
export async function sumFinishedRefunds(
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

/** Lists disputes that await a decision or can be appealed, most urgent first. */
export async function listOpenDisputes(
  db: Database,
  { customer, limit }: PaymentFilter,
  now: Date,
): Promise<(DisputeRow & { readonly email: string })[]> {
  let query = db
    .selectFrom('disputes')
    .innerJoin('customers', 'customers.id', 'disputes.customer_id')
    .selectAll('disputes')
    .select('customers.email')
    .where((where) =>
      where.or([
        where('state', '=', 'open'),
        where.and([
          where('state', '=', 'lost'),
          where('stage', '=', 'appeal'),
          where('due_at', '>=', now.toISOString()),
        ]),
      ]),
    )
    .orderBy((column) => column.case().when('due_at', 'is', null).then(1).else(0).end())
    .orderBy('due_at')
    .orderBy('disputes.id')
  if (customer !== null) query = query.where('customers.email', '=', customer)
  return await query.limit(limit).execute()
}

/** An unmatched payment; `email` is that of its session, if there is one. */
export type ListedUnmatchedPayment = UnmatchedPaymentRow & { readonly email: string | null }

/** Lists the newest unmatched payments, unrefunded ones first. */
export async function listUnmatchedPayments(
  db: Database,
  { customer, limit }: PaymentFilter,
): Promise<ListedUnmatchedPayment[]> {
  let query = db
    .selectFrom('unmatched_payments')
    .leftJoin('payment_sessions', 'payment_sessions.id', 'unmatched_payments.session_id')
    .selectAll('unmatched_payments')
    .select('payment_sessions.email')
    .orderBy((column) => column.case().when('settled_by', 'is', null).then(0).else(1).end())
    .orderBy('unmatched_payments.id', 'desc')
  if (customer !== null) query = query.where('payment_sessions.email', '=', customer)
  return await query.limit(limit).execute()
}
