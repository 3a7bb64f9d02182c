import type { Books } from '../books.ts'
import { findDuplicates, groupRows, sumOf } from './rules.ts'
import type { Rules } from './rules.ts'

/** The ledger: every cent that moves has one cause, and every cause moves its cents once. */
export const moneyRules: Rules = {
  'two journal entries have the same cause': ({ journal_entries }) =>
    findDuplicates(journal_entries, (entry) => entry.cause),
  'a journal entry has no transfer': ({ journal_entries, ledger_transfers }) => {
    const getTransfers = groupRows(ledger_transfers, (transfer) => transfer.journal_entry_id)
    return journal_entries.filter((entry) => getTransfers(entry.id).length === 0)
  },
  'a transfer is not a positive amount between two accounts': ({ ledger_transfers }) =>
    ledger_transfers.filter(
      ({ amount, from_account: from, to_account: to }) => amount <= 0 || from === to,
    ),
  'an order is not paid exactly once': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.orders.filter((order) => {
      const expected = [
        [`customer:${order.customer_id}`, 'sales', order.amount_paid],
        ['promotions', 'sales', order.gift_card_amount],
      ].filter(([, , amount]) => amount !== 0)
      return !hasTransfers(getTransfers(`order:${order.id}`), expected)
    })
  },
  'a paid top-up is not credited exactly once, or an unpaid one is credited': (books) => {
    const getTransfers = groupTransfersByCause(books)
    const getEvents = groupRows(books.payment_events, (event) => event.session_id)
    return books.payment_sessions.filter((session) => {
      const transfers = getEvents(session.id).flatMap(({ id }) => getTransfers(`payment:${id}`))
      const credit = ['card-clearing', `customer:${session.customer_id}`, session.amount]
      return !hasTransfers(transfers, session.status === 'paid' ? [credit] : [])
    })
  },
  'a top-up is not paid although it was reported as paid': (books) => {
    const sessions = new Map(books.payment_sessions.map((session) => [session.id, session]))
    return books.payment_events.filter(
      ({ session_id: id, type }) => type === 'payment.paid' && sessions.get(id)?.status !== 'paid',
    )
  },
  'a refund is not debited exactly once': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.refunds.filter(({ id, customer_id: customer, amount }) => {
      const debit = [`customer:${customer}`, 'card-clearing', amount]
      return !hasTransfers(getTransfers(`refund:${id}`), [debit])
    })
  },
  'a journal entry has no order, payment or refund': (books) => {
    const causes = new Set([
      ...books.orders.map(({ id }) => `order:${id}`),
      ...books.payment_events.map(({ id }) => `payment:${id}`),
      ...books.refunds.map(({ id }) => `refund:${id}`),
    ])
    return books.journal_entries.filter(({ cause }) => !causes.has(cause))
  },
  'a balance is negative': (books) =>
    [...sumAccounts(books)].filter(([name, cents]) => name.startsWith('customer:') && cents < 0),
  'a balance is not what was topped up minus orders and refunds': (books) => {
    const accounts = sumAccounts(books)
    const paid = books.payment_sessions.filter(({ status }) => status === 'paid')
    const getTopUps = groupRows(paid, (session) => session.customer_id)
    const getOrders = groupRows(books.orders, (order) => order.customer_id)
    const getRefunds = groupRows(books.refunds, (refund) => refund.customer_id)
    return books.customers.filter(({ id }) => {
      const toppedUp = sumOf(getTopUps(id), ({ amount }) => amount)
      const spent = sumOf(getOrders(id), (order) => order.amount_paid)
      const refunded = sumOf(getRefunds(id), ({ amount }) => amount)
      return (accounts.get(`customer:${id}`) ?? 0) !== toppedUp - spent - refunded
    })
  },
  'the sales account is not the sum of the orders': (books) => {
    const sales = sumAccounts(books).get('sales') ?? 0
    const total = sumOf(books.orders, (order) => order.grand_total)
    return sales === total ? [] : [{ sales, total }]
  },
  'a refund exceeds its top-up, or another customer or nobody had paid': (books) =>
    books.refunds.filter((refund) => {
      const session = books.payment_sessions.find(({ id }) => id === refund.session_id)
      if (session?.status !== 'paid' || session.customer_id !== refund.customer_id) return true
      return refund.amount > session.amount
    }),
  'a top-up is refunded twice': ({ refunds }) =>
    findDuplicates(refunds, (refund) => refund.session_id),
  'a refund does not belong to a withdrawal of its customer and top-up': (books) =>
    books.refunds.filter((refund) => {
      const withdrawal = books.withdrawals.find(({ id }) => id === refund.withdrawal_id)
      if (withdrawal?.customer_id !== refund.customer_id) return true
      return withdrawal.session_id !== refund.session_id
    }),
  'a withdrawal from a top-up has no refund': ({ withdrawals, refunds }) => {
    const getRefunds = groupRows(refunds, (refund) => refund.withdrawal_id)
    return withdrawals.filter(
      ({ id, session_id: session }) => session !== null && getRefunds(id).length !== 1,
    )
  },
}

type Transfer = Books['ledger_transfers'][number]

function groupTransfersByCause({ journal_entries, ledger_transfers }: Books) {
  const causes = new Map(journal_entries.map(({ id, cause }) => [id, cause]))
  return groupRows(ledger_transfers, (transfer) => causes.get(transfer.journal_entry_id))
}

/** Returns whether the transfers are the expected `[from, to, amount]`, in any order. */
function hasTransfers(
  transfers: readonly Transfer[],
  expected: readonly (readonly (string | number | undefined)[])[],
): boolean {
  const actual = transfers.map(({ from_account: from, to_account: to, amount }) =>
    [from, to, amount].join(' '),
  )
  const sorted = expected.map((one) => one.join(' ')).toSorted()
  return actual.toSorted().join('\n') === sorted.join('\n')
}

function sumAccounts({ ledger_transfers }: Books): ReadonlyMap<string, number> {
  const accounts = new Map<string, number>()
  for (const { from_account: from, to_account: to, amount } of ledger_transfers) {
    accounts.set(from, (accounts.get(from) ?? 0) - amount)
    accounts.set(to, (accounts.get(to) ?? 0) + amount)
  }
  return accounts
}
