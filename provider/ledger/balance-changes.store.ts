import { getCustomerAccount, parseCause } from './ledger.rules.ts'
import type { EntrySubject } from './ledger.rules.ts'
import type { BalanceChange } from './unspent-top-ups.rules.ts'
import type { Database } from '../platform/database/database.ts'

/** Lists all changes of a customer's balance, oldest first. */
export async function listBalanceChanges(
  db: Database,
  customerId: number,
): Promise<BalanceChange[]> {
  const postings = await db
    .selectFrom('ledger_postings')
    .innerJoin('journal_entries', 'journal_entries.id', 'ledger_postings.journal_entry_id')
    .where('account', '=', getCustomerAccount(customerId))
    .select(['cause', 'payment_session_id', 'amount'])
    .orderBy('journal_entries.id')
    .execute()
  const origins = await readOrigins(db, customerId)
  return postings.map(({ cause, payment_session_id: id, amount }) => {
    const origin = id === null ? findOrigin(origins, cause) : { kind: 'top-up' as const, id }
    return { ...origin, amount }
  })
}

type Origin = Pick<BalanceChange, 'kind' | 'id'>

function findOrigin(origins: ReadonlyMap<string, Origin>, cause: string): Origin {
  const subject = parseCause(cause)
  if (subject?.kind === 'order' || subject?.kind === 'given-up')
    return { kind: subject.kind, id: subject.id }
  const origin = subject === null ? undefined : origins.get(toKey(subject))
  if (origin === undefined) throw new Error(`nothing belongs to the journal entry ${cause}`)
  return origin
}

/** Maps the refunds and disputes of a customer to their orders and top-ups. */
async function readOrigins(db: Database, customerId: number): Promise<ReadonlyMap<string, Origin>> {
  const origins = new Map<string, Origin>()
  const orderRefunds = await db
    .selectFrom('orders')
    .innerJoin('order_refunds', 'order_refunds.order_id', 'orders.id')
    .where('orders.customer_id', '=', customerId)
    .select(['order_refunds.id', 'orders.id as order'])
    .execute()
  for (const { id, order } of orderRefunds) {
    origins.set(toKey({ kind: 'order-refund', id }), { kind: 'order', id: String(order) })
  }
  const sessions = db.selectFrom('payment_sessions').where('customer_id', '=', customerId)
  const refunds = await db
    .selectFrom('refunds')
    .where('session_id', 'in', sessions.select('payment_sessions.id'))
    .select(['id', 'session_id'])
    .execute()
  const disputes = await db
    .selectFrom('disputes')
    .where('session_id', 'in', sessions.select('payment_sessions.id'))
    .select(['id', 'session_id'])
    .execute()
  for (const { id, session_id: session } of refunds) {
    origins.set(toKey({ kind: 'refund', id }), { kind: 'top-up', id: session })
  }
  for (const { id, session_id: session } of disputes) {
    origins.set(toKey({ kind: 'dispute', id }), { kind: 'top-up', id: session })
  }
  return origins
}

function toKey({ kind, id }: { kind: EntrySubject['kind']; id: string | number }): string {
  return `${kind}:${id}`
}
