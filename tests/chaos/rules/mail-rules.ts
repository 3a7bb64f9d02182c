import { findCause, groupByCause, isSingleEmailTo, secretKinds } from './emails.ts'
import type { Rules } from './rules.ts'

/** The rule that each cause has exactly one email, whatever its delivery state. */
export const mailRules: Rules = {
  'an order does not have exactly one receipt': ({ orders, outbox }) => {
    const getReceipts = groupByCause(outbox, 'order-receipt')
    return orders.filter(
      ({ id, customer_email: to }) => !isSingleEmailTo(getReceipts(String(id)), to.toLowerCase()),
    )
  },
  'a paid top-up does not have exactly one receipt, or an unpaid one has one': (books) => {
    const getReceipts = groupByCause(books.outbox, 'payment-receipt')
    // The receipt of an order says how it was paid.
    const ordered = new Set(
      books.order_payments.filter(({ state }) => state === 'ordered').map((one) => one.session_id),
    )
    return books.payment_sessions.filter(
      ({ id, status }) =>
        getReceipts(id).length !== (status === 'paid' && !ordered.has(id) ? 1 : 0),
    )
  },
  'a withdrawal does not have exactly one receipt': ({ withdrawals, outbox }) => {
    const getReceipts = groupByCause(outbox, 'withdrawal-receipt')
    return withdrawals.filter(({ id, email }) => !isSingleEmailTo(getReceipts(String(id)), email))
  },
  'a withdrawal from an order does not have exactly one request to the owner, or one from a top-up has one':
    ({ withdrawals, outbox }) => {
      const getRequests = groupByCause(outbox, 'withdrawal-request')
      return withdrawals.filter(
        ({ id, session_id: topUp }) => getRequests(String(id)).length !== (topUp === null ? 1 : 0),
      )
    },
  'a contact message does not have exactly one email to the owner': (books) => {
    const getEmails = groupByCause(books.outbox, 'contact-message')
    return books.contact_messages.filter(({ id }) => getEmails(String(id)).length !== 1)
  },
  'an email has no cause': (books) => {
    const { orders, payment_sessions, withdrawals, contact_messages, invoices, outbox } = books
    const ids = {
      'order-receipt': new Set(orders.map(({ id }) => String(id))),
      'payment-receipt': new Set(payment_sessions.map(({ id }) => id)),
      'withdrawal-receipt': new Set(withdrawals.map(({ id }) => String(id))),
      'withdrawal-request': new Set(withdrawals.map(({ id }) => String(id))),
      'contact-message': new Set(contact_messages.map(({ id }) => String(id))),
      'refund-failed': new Set([
        ...withdrawals.map(({ id }) => `W-${id}`),
        ...payment_sessions.map(({ id }) => id),
      ]),
      'card-refund': new Set(payment_sessions.map(({ id }) => id)),
      'order-refund': new Set([
        ...invoices.map(({ number }) => number),
        ...orders.map(({ id }) => `order ${id}`),
      ]),
    }
    return outbox.filter((email) =>
      Object.entries(ids).some(
        ([kind, causes]) => email.kind === kind && !causes.has(findCause(email) ?? ''),
      ),
    )
  },
  'an email is in two states at once': ({ outbox }) =>
    outbox.filter(
      ({ state, next_at: nextAt, sent_at: sentAt }) =>
        (nextAt !== null) !== (state === 'queued') || (state === 'sent' && sentAt === null),
    ),
  'a secret link is still readable although it has ended': (books) => {
    const tokens = [...books.reset_tokens, ...books.email_verifications]
    const valid = new Set(tokens.map((token) => token.email_id))
    return books.outbox.filter(
      ({ id, kind, text, html }) =>
        secretKinds.has(kind) && /[?&]token=/.test(`${text}${html ?? ''}`) && !valid.has(id),
    )
  },
}
