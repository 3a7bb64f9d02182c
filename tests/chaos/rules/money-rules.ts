import { groupTransfersByCause, hasTransfers, isEffective, sumAccounts } from './ledger.ts'
import { findDuplicates, groupRows, sumOf } from './rules.ts'
import type { Rules } from './rules.ts'

/** The rules for the ledger: each transfer has one cause, and each cause transfers its amount once. */
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
    return books.payment_sessions.filter((session) => {
      const transfers = getTransfers(`payment:${session.id}`)
      const credit = ['card-clearing', `customer:${session.customer_id}`, session.amount]
      return !hasTransfers(transfers, session.status === 'paid' ? [credit] : [])
    })
  },
  'a top-up on the demo page is paid although nobody reported it': (books) => {
    const reported = new Set(
      books.payment_events
        .filter(({ type }) => type === 'payment.paid')
        .map(({ session_id: id }) => id),
    )
    return books.payment_sessions.filter(
      ({ id, status, processor }) => processor === 'demo' && status === 'paid' && !reported.has(id),
    )
  },
  'a top-up is not paid although it was reported as paid': (books) => {
    const sessions = new Map(books.payment_sessions.map((session) => [session.id, session]))
    return books.payment_events.filter(
      ({ session_id: id, type }) => type === 'payment.paid' && sessions.get(id)?.status !== 'paid',
    )
  },
  'a payment for an order is not decided when it is paid, or before': (books) => {
    const sessions = new Map(books.payment_sessions.map((session) => [session.id, session]))
    return books.order_payments.filter(
      ({ session_id: id, state }) => (sessions.get(id)?.status === 'paid') !== (state !== 'open'),
    )
  },
  'an order is not of the cart, the customer and the amount that a card paid for': (books) => {
    const sessions = new Map(books.payment_sessions.map((session) => [session.id, session]))
    const payments = new Map(books.order_payments.map((payment) => [payment.order_id, payment]))
    return books.orders.filter((order) => {
      const payment = payments.get(order.id)
      if (payment === undefined) return order.card_amount !== 0
      const paid = sessions.get(payment.session_id)?.amount ?? 0
      return (
        order.cart_id !== payment.cart_id ||
        order.customer_id !== payment.customer_id ||
        order.grand_total !== payment.total ||
        order.amount_paid !== payment.due ||
        order.card_amount !== Math.min(paid, payment.due)
      )
    })
  },
  'a journal entry has no order, payment, refund or dispute': (books) => {
    const causes = new Set([
      ...books.orders.map(({ id }) => `order:${id}`),
      ...books.payment_sessions.map(({ id }) => `payment:${id}`),
      ...books.order_refunds.map(({ id }) => `order-refund:${id}`),
      ...books.refunds.flatMap(({ id }) =>
        ['refund', 'returned-refund', 'recovered-refund'].map((event) => `${event}:${id}`),
      ),
      ...books.disputes.flatMap(({ id }) =>
        ['hold', 'withdrawn', 'reinstated', 'won', 'lost'].map((step) => `dispute:${id}:${step}`),
      ),
    ])
    return books.journal_entries.filter(
      ({ cause }) => !causes.has(cause) && !causes.has(cause.replace(/:\d+$/, '')),
    )
  },
  'a balance is negative': (books) =>
    [...sumAccounts(books)].filter(([name, cents]) => name.startsWith('customer:') && cents < 0),
  'a balance is not what was topped up minus orders, refunds and disputes': (books) => {
    const accounts = sumAccounts(books)
    const paid = books.payment_sessions.filter(({ status }) => status === 'paid')
    const getTopUps = groupRows(paid, (session) => session.customer_id)
    const getOrders = groupRows(books.orders, (order) => order.customer_id)
    const getOrderRefunds = groupRows(books.order_refunds, (refund) => refund.order_id)
    const getRefunds = groupRows(books.refunds.filter(isEffective), (refund) => refund.customer_id)
    const unwonDisputes = books.disputes.filter(({ state }) => state !== 'won')
    const getDisputes = groupRows(unwonDisputes, (dispute) => dispute.customer_id)
    return books.customers.filter(({ id }) => {
      const toppedUp = sumOf(getTopUps(id), ({ amount }) => amount)
      const spent = sumOf(getOrders(id), (order) => order.amount_paid)
      const returned = getOrders(id).flatMap((order) => getOrderRefunds(order.id))
      const refunded = sumOf(getRefunds(id), ({ amount, loss }) => amount - loss)
      const held = sumOf(getDisputes(id), (dispute) => dispute.held)
      const expected = toppedUp - spent + sumOf(returned, ({ tunes }) => tunes) - refunded - held
      return (accounts.get(`customer:${id}`) ?? 0) !== expected
    })
  },
  'the clearing account is not what was paid minus refunds and disputes': (books) => {
    const causes = new Set(books.journal_entries.map(({ cause }) => cause))
    const paid = books.payment_sessions.filter(({ status }) => status === 'paid')
    const disputed = books.disputes.filter(
      ({ id }) => causes.has(`dispute:${id}:withdrawn`) && !causes.has(`dispute:${id}:reinstated`),
    )
    const expected =
      sumOf(paid, ({ amount }) => amount) -
      sumOf(books.refunds.filter(isEffective), ({ amount }) => amount) -
      sumOf(disputed, ({ amount }) => amount)
    const cleared = 0 - (sumAccounts(books).get('card-clearing') ?? 0)
    return cleared === expected ? [] : [{ cleared, expected }]
  },
  'the sales account is not the sum of the orders minus their refunds': (books) => {
    const sales = sumAccounts(books).get('sales') ?? 0
    const refunded = sumOf(books.order_refunds, (one) => one.tunes + one.gift_card_amount)
    const total = sumOf(books.orders, (order) => order.grand_total) - refunded
    return sales === total ? [] : [{ sales, total }]
  },
}
