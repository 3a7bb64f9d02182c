import type { Books } from '../books.ts'
import { groupAlerts, groupByCause, isSingleEmailTo } from './emails.ts'
import { isEffective } from './ledger.ts'
import { groupRows } from './rules.ts'
import type { Rules } from './rules.ts'

/** The rules for emails to customers about refunds and ended downloads: exactly one each. */
export const refundMailRules: Rules = {
  'a refund of an order does not have exactly one email': (books) => {
    const getEmails = groupByCause(books.outbox, 'order-refund')
    const orders = new Map(books.orders.map((order) => [order.id, order.customer_email]))
    const notes = new Map(books.invoices.map(({ id, number }) => [id, number]))
    return books.order_refunds.filter(
      ({ order_id, invoice_id }) =>
        !isSingleEmailTo(getEmails(notes.get(invoice_id ?? 0)), orders.get(order_id) ?? ''),
    )
  },
  'downloads that have ended without a refund do not have exactly one email': (books) => {
    const getEmails = groupByCause(books.outbox, 'order-refund')
    const getRefunds = groupRows(books.order_refunds, (refund) => refund.order_id)
    const ended = books.purchased_links.filter(({ status }) => status === 'expired')
    return ended.filter(({ order_id: order, updated_at: time }) => {
      if (getRefunds(order).some((refund) => refund.created_at === time)) return false
      const emails = getEmails(`order ${order}`).filter((email) => email.created_at === time)
      return emails.length !== 1
    })
  },
  'a refund to a card that nobody withdrew for does not have exactly one receipt': (books) => {
    const getReceipts = groupByCause(books.outbox, 'card-refund')
    const getRefunds = groupRows(books.refunds.filter(hasReceipt), (refund) => refund.session_id)
    return books.payment_sessions.filter(({ id }) => {
      const refunds = getRefunds(id)
      const receipts = getReceipts(id).length
      // A refund made at the bank that failed before the shop learned of it has none.
      return receipts < refunds.filter(isEffective).length || receipts > refunds.length
    })
  },
  'a customer does not have exactly one email about a refund that failed': (books) => {
    const getReceipts = groupByCause(books.outbox, 'card-refund')
    const getNotices = groupByCause(books.outbox, 'refund-failed')
    const returned = books.outbox.filter(({ text }) => text.includes('The Tunes are back'))
    const getAlerts = groupAlerts(returned, /^A refund of .* failed$/, /^Refund: (\d+)$/m)
    const getRefunds = groupRows(books.refunds, getReference)
    return [...new Set(books.refunds.map(getReference))].filter((reference) => {
      const refunds = getRefunds(reference)
      const most = refunds.flatMap(({ id }) => getAlerts(String(id))).length
      // A refund that failed before the shop learned of it, or is a loss, may have no notice.
      const unknown = refunds.filter(hasReceipt).length - getReceipts(reference).length
      const losses = refunds.filter(({ loss }) => loss > 0).length
      const notices = getNotices(reference).length
      return notices > most || notices < most - unknown - losses
    })
  },
}

type RefundRow = Books['refunds'][number]

/** Returns whether a refund has its own receipt; withdrawals have a different one. */
function hasReceipt({ withdrawal_id: withdrawal }: RefundRow): boolean {
  return withdrawal === null
}

/** Returns the reference of a refund in the customer's email. */
function getReference({ withdrawal_id: withdrawal, session_id: session }: RefundRow): string {
  return withdrawal === null ? session : `W-${withdrawal}`
}
