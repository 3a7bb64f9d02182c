import { findDuplicates, groupRows } from './rules.ts'
import type { Rules } from './rules.ts'

const maxTokensPerSession = 21

/** Accounts, emails and the catalogue. */
export const recordRules: Rules = {
  'two customers have the same email address': ({ customers }) =>
    findDuplicates(customers, (customer) => customer.email.toLowerCase()),
  'two customers have the same phone number': ({ customers }) =>
    findDuplicates(
      customers.filter(({ phone }) => phone !== null && !phone.startsWith('000')),
      (customer) => customer.phone,
    ),
  'a session belongs to two customers': ({ tokens }) =>
    findDuplicates([...Map.groupBy(tokens, formatOwner).keys()], (key) => key.split(' ')[0]),
  'a session has too many tokens': ({ tokens }) =>
    [...Map.groupBy(tokens, (token) => token.session)]
      .filter(([, group]) => group.length > maxTokensPerSession)
      .map(([session]) => session),
  'an order does not have exactly one receipt': ({ orders, outbox }) => {
    const getReceipts = groupRows(
      outbox.filter(({ kind }) => kind === 'order-receipt'),
      (mail) => `${mail.to} ${/[?&]order=(\d+)/.exec(mail.text)?.[1]}`,
    )
    return orders.filter(({ id, customer_email: to }) => getReceipts(`${to} ${id}`).length !== 1)
  },
  'a paid top-up does not have exactly one receipt, or an unpaid one has one': (books) => {
    const getReceipts = groupRows(
      books.outbox.filter(({ kind }) => kind === 'payment-receipt'),
      (mail) => /\bps_[0-9a-f]+/.exec(mail.text)?.[0],
    )
    return books.payment_sessions.filter(
      ({ id, status }) => getReceipts(id).length !== (status === 'paid' ? 1 : 0),
    )
  },
  'a withdrawal does not have exactly one receipt': ({ withdrawals, outbox }) => {
    const getReceipts = groupRows(
      outbox.filter(({ kind }) => kind === 'withdrawal-receipt'),
      (mail) => /\bW-(\d+)/.exec(mail.text)?.[1],
    )
    return withdrawals.filter(({ id }) => getReceipts(String(id)).length !== 1)
  },
  'a link to reset a password is still readable although it has ended': (books) => {
    const valid = new Set(books.reset_tokens.map((token) => token.email_id))
    return books.outbox.filter(
      ({ id, kind, text }) => kind === 'reset' && /[?&]token=/.test(text) && !valid.has(id),
    )
  },
  'a product on sale has no sound on sale': ({ products, sounds }) => {
    const active = sounds.filter((sound) => sound.active === 1)
    const sold = new Set(active.flatMap((sound) => [sound.product_id, sound.pack_id]))
    return products.filter(({ id, active: isOnSale }) => isOnSale === 1 && !sold.has(id))
  },
  'two products have the same download': ({ products }) =>
    findDuplicates(products, (product) => product.link_id),
}

function formatOwner({ session, customer_id }: { session: string; customer_id: number }): string {
  return `${session} ${customer_id}`
}
