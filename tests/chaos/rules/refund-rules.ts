import {
  groupTransfersByCause,
  hasTransfers,
  isEffective,
  listNumberedTransfers,
  sumAccounts,
} from './ledger.ts'
import { groupRows, sumOf } from './rules.ts'
import type { Rules } from './rules.ts'

/** The rules for refunds to cards and, for orders, to balances and gift cards. */
export const refundRules: Rules = {
  'a refund is not debited exactly once': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.refunds.filter(({ id, customer_id: customer, amount }) => {
      const transfers = getTransfers(`refund:${id}`)
      const taken = sumOf(transfers, (transfer) => transfer.amount)
      const sources = transfers.map(({ from_account: from }) => from)
      const isFromThem = sources.every((from) => ['losses', `customer:${customer}`].includes(from))
      return taken !== amount || !isFromThem || sources.length !== new Set(sources).size
    })
  },
  'a failed refund is not given back exactly once, or another one is': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.refunds.filter((refund) => {
      const accounts = sumAccounts({
        ledger_transfers: ['refund', 'returned-refund', 'recovered-refund'].flatMap((event) =>
          listNumberedTransfers(getTransfers, `${event}:${refund.id}`),
        ),
      })
      const [amount, loss] = isEffective(refund) ? [refund.amount, refund.loss] : [0, 0]
      const expected = { 'card-clearing': amount, losses: -loss }
      return Object.entries(expected).some(([name, cents]) => (accounts.get(name) ?? 0) !== cents)
    })
  },
  'what is held because of a dispute is not debited exactly once': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.disputes.filter(({ id, customer_id: customer, held }) => {
      const debits = listNumberedTransfers(getTransfers, `dispute:${id}:hold`).filter(
        (transfer) => transfer.to_account === 'disputes',
      )
      const isFromThem = debits.every(({ from_account: from }) => from === `customer:${customer}`)
      return !isFromThem || sumOf(debits, ({ amount }) => amount) !== held
    })
  },
  'a dispute is decided without moving its money once': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.disputes.filter(({ id, customer_id: customer, amount, held, state }) => {
      const won = ['disputes', `customer:${customer}`, held]
      // Money recovered after a lost dispute reduces its loss.
      const recovered = listNumberedTransfers(getTransfers, `dispute:${id}:hold`).filter(
        (transfer) => transfer.to_account === 'losses',
      )
      const loss = amount - held + sumOf(recovered, (transfer) => transfer.amount)
      const lossTransfer = ['losses', 'disputes', loss]
      const getExpected = (decision: string, transfer: (string | number)[]) =>
        state === decision && transfer[2] !== 0 ? [transfer] : []
      return (
        !hasTransfers(getTransfers(`dispute:${id}:won`), getExpected('won', won)) ||
        !hasTransfers(getTransfers(`dispute:${id}:lost`), getExpected('lost', lossTransfer))
      )
    })
  },
  'the money of a dispute is taken or given back by another sum': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.disputes.filter(({ id, amount }) => {
      const taken = getTransfers(`dispute:${id}:withdrawn`)
      const reinstatements = getTransfers(`dispute:${id}:reinstated`)
      return (
        (taken.length > 0 && !hasTransfers(taken, [['disputes', 'card-clearing', amount]])) ||
        (reinstatements.length > 0 &&
          !hasTransfers(reinstatements, [['card-clearing', 'disputes', amount]]))
      )
    })
  },
  'a loss was made by a refund of the shop': (books) => {
    const getTransfers = groupTransfersByCause(books)
    return books.refunds.filter(
      ({ id, withdrawal_id: withdrawal, order_id: order, reason, state }) => {
        const isLoss = getTransfers(`refund:${id}`).some(
          ({ from_account: from }) => from === 'losses',
        )
        const isFromBank = reason === 'made at the processor' || !isEffective({ state })
        return isLoss && (withdrawal !== null || order !== null || !isFromBank)
      },
    )
  },
  'a refund exceeds its top-up, or another customer or nobody had paid': (books) =>
    books.refunds.filter((refund) => {
      const session = books.payment_sessions.find(({ id }) => id === refund.session_id)
      if (session?.status !== 'paid' || session.customer_id !== refund.customer_id) return true
      return refund.amount > session.amount
    }),
  'the refunds of a top-up exceed it': (books) => {
    const getRefunds = groupRows(books.refunds.filter(isEffective), (refund) => refund.session_id)
    return books.payment_sessions.filter(
      ({ id, amount }) => sumOf(getRefunds(id), (refund) => refund.amount) > amount,
    )
  },
  'a refund does not belong to a withdrawal of its customer and top-up': (books) =>
    books.refunds.filter((refund) => {
      if (refund.withdrawal_id === null) return false
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
  'a refund of an order does not return its money exactly once': (books) => {
    const getTransfers = groupTransfersByCause(books)
    const customers = new Map(books.orders.map((order) => [order.id, order.customer_id]))
    return books.order_refunds.filter(({ id, order_id, tunes, gift_card_amount }) => {
      const expected = [
        ['sales', `customer:${customers.get(order_id)}`, tunes],
        ['sales', 'promotions', gift_card_amount],
      ].filter(([, , amount]) => amount !== 0)
      return !hasTransfers(getTransfers(`order-refund:${id}`), expected)
    })
  },
}
