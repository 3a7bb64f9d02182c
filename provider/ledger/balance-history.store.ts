import { getCustomerAccount, parseCause } from './ledger.rules.ts'
import { addBalances, getLedgerKind } from './balance-history.rules.ts'
import type { LedgerRow } from './balance-history.rules.ts'
import type { Database } from '../platform/database/database.ts'

/** Lists all changes of a customer's balance with their causes, oldest first. */
export async function listLedgerRows(db: Database, customerId: number): Promise<LedgerRow[]> {
  const postings = await db
    .selectFrom('ledger_postings')
    .innerJoin('journal_entries', 'journal_entries.id', 'ledger_postings.journal_entry_id')
    .where('account', '=', getCustomerAccount(customerId))
    .select(['journal_entries.id', 'cause', 'payment_session_id', 'amount', 'created_at'])
    .orderBy('journal_entries.id')
    .execute()
  const causes = await readCauses(db, customerId)
  return addBalances(
    postings.map(({ id, cause, payment_session_id: session, amount, created_at: createdAt }) => {
      const subject = parseCause(cause)
      const found = subject === null ? null : causes.get(`${subject.kind}:${subject.id}`)
      const known = found ?? { ...noCause, topUpId: session }
      return { id, kind: getLedgerKind(cause, amount), createdAt, amount, ...known }
    }),
  )
}

type Cause = Pick<LedgerRow, 'orderId' | 'topUpId' | 'giftCardAmount'>

const noCause: Cause = { orderId: null, topUpId: null, giftCardAmount: 0 }

/** Maps the subjects of a customer's journal entries, such as `refund:7`, to what caused them. */
async function readCauses(db: Database, customerId: number): Promise<ReadonlyMap<string, Cause>> {
  const causes = new Map<string, Cause>()
  const orders = db.selectFrom('orders').where('customer_id', '=', customerId)
  for (const row of await orders.select(['id', 'gift_card_amount']).execute()) {
    causes.set(`order:${row.id}`, { ...noCause, orderId: row.id, ...toGiftCard(row) })
  }
  const orderRefunds = await db
    .selectFrom('order_refunds')
    .where('order_id', 'in', orders.select('id'))
    .select(['id', 'order_id', 'gift_card_amount'])
    .execute()
  for (const row of orderRefunds) {
    causes.set(`order-refund:${row.id}`, { ...noCause, orderId: row.order_id, ...toGiftCard(row) })
  }
  const refunds = await db
    .selectFrom('refunds')
    .where('customer_id', '=', customerId)
    .select(['id', 'session_id', 'order_id'])
    .execute()
  for (const { id, session_id: topUpId, order_id: orderId } of refunds) {
    causes.set(`refund:${id}`, { ...noCause, orderId, topUpId })
  }
  const disputes = await db
    .selectFrom('disputes')
    .where('customer_id', '=', customerId)
    .select(['id', 'session_id'])
    .execute()
  for (const { id, session_id: topUpId } of disputes) {
    causes.set(`dispute:${id}`, { ...noCause, topUpId })
  }
  return causes
}

function toGiftCard({ gift_card_amount: giftCardAmount }: { readonly gift_card_amount: number }) {
  return { giftCardAmount }
}
