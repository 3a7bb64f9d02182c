import type { Books } from '../books.ts'
import { isSometimesRemoved } from '../catalogue-versions.ts'
import type { Facts, Profile } from '../journal.ts'
import { formatViolation, groupRows, isSameList } from './rules.ts'

type JournalRules = Readonly<Record<string, (books: Books, facts: Facts) => readonly unknown[]>>

/** Compares the books with the acknowledged facts; returns one sentence per violated rule. */
export function findLostFacts(books: Books, facts: Facts): string[] {
  return Object.entries(journalRules).flatMap(([rule, find]) => {
    const found = find(books, facts)
    return found.length === 0 ? [] : [formatViolation(rule, found)]
  })
}

const journalRules: JournalRules = {
  'an acknowledged account is missing, or has other data than acknowledged': (books, facts) => {
    const rows = new Map(books.customers.map((customer) => [customer.id, customer]))
    return facts.customers.filter(({ id, email, profile, hasPicture }) => {
      const row = rows.get(id)
      if (row === undefined || row.email !== email) return true
      if ((row.image_sha256 !== null) !== hasPicture) return true
      return formatProfile(row) !== formatProfile(profile)
    })
  },
  'there is an account that nobody registered': (books, facts) => {
    const known = new Set(facts.customers.map(({ id }) => id))
    const unknown = books.customers.filter(({ id }) => !known.has(id))
    return unknown.length > facts.lostAccounts ? unknown.map(({ email }) => email) : []
  },
  'an acknowledged order is missing or differs': (books, facts) => {
    const rows = new Map(books.orders.map((order) => [order.id, order]))
    const getItems = groupRows(books.order_items, (item) => item.order_id)
    return facts.orders.filter((order) => {
      const row = rows.get(order.id)
      if (row?.customer_id !== order.customer || row.cart_id !== order.cart) return true
      if (row.grand_total !== order.grandTotal || row.amount_paid !== order.amountPaid) return true
      const products = getItems(order.id).map((item) => item.product_id)
      return !isSameList(products, order.products)
    })
  },
  'there is an order that nobody placed': (books, facts) => {
    const known = new Set(facts.orders.map(({ id }) => id))
    return books.orders.filter(({ id }) => !known.has(id))
  },
  'an acknowledged payment is not credited': (books, facts) => {
    const rows = new Map(books.payment_sessions.map((session) => [session.id, session]))
    return facts.payments.filter(({ id, customer, amount, state }) => {
      const row = rows.get(id)
      if (row?.customer_id !== customer || row.amount !== amount) return true
      return state === 'paid' && row.status !== 'paid'
    })
  },
  'a payment is credited that nobody made': (books, facts) => {
    const states = new Map(facts.payments.map(({ id, state }) => [id, state]))
    return books.payment_sessions.filter(
      ({ id, status }) => status === 'paid' && (states.get(id) ?? 'open') === 'open',
    )
  },
  'there is a payment session that nobody opened': (books, facts) => {
    const known = new Set(facts.payments.map(({ id }) => id))
    const unknown = books.payment_sessions.filter(({ id }) => !known.has(id))
    return unknown.length > facts.lostSessions ? unknown.map(({ id }) => id) : []
  },
  'an acknowledged withdrawal is missing or differs': (books, facts) => {
    const rows = new Map(books.withdrawals.map((withdrawal) => [withdrawal.id, withdrawal]))
    const refunds = new Map(books.refunds.map((refund) => [refund.withdrawal_id, refund]))
    return facts.withdrawals.filter(({ id, customer, mayBeGuest, session, refund }) => {
      const row = rows.get(id)
      if (row === undefined || row.session_id !== session) return true
      if (row.customer_id !== customer && !(mayBeGuest && row.customer_id === null)) return true
      return (refunds.get(id)?.amount ?? 0) !== refund
    })
  },
  'there is a withdrawal that nobody submitted': (books, facts) => {
    const known = new Set(facts.withdrawals.map(({ id }) => id))
    return books.withdrawals.filter(({ id }) => !known.has(id))
  },
  'a refund is still not paid': ({ refunds }) =>
    refunds.filter(({ state }) => state === 'requested'),
  'an acknowledged refund of an order is missing or differs': (books, facts) => {
    const rows = new Map(books.order_refunds.map((refund) => [refund.id, refund]))
    return facts.orderRefunds.filter(({ id, order, tunes, giftCard }) => {
      const row = rows.get(id)
      if (row?.order_id !== order) return true
      return row.tunes !== tunes || row.gift_card_amount !== giftCard
    })
  },
  'there is a refund of an order that nobody made': (books, facts) => {
    const known = new Set(facts.orderRefunds.map(({ id }) => id))
    return books.order_refunds.filter(({ id }) => !known.has(id))
  },
  'an acknowledged refund of a top-up is missing or differs': (books, facts) => {
    const rows = new Map(books.refunds.map((refund) => [refund.id, refund]))
    return facts.refunds.filter(({ id, session, amount }) => {
      const row = rows.get(id)
      return row?.session_id !== session || row.amount !== amount
    })
  },
  'there is a refund of a top-up that nobody made': (books, facts) => {
    const known = new Set(facts.refunds.map(({ id }) => id))
    const unknown = books.refunds.filter(
      ({ id, withdrawal_id: withdrawal, reason }) =>
        withdrawal === null && reason === 'chaos' && !known.has(id),
    )
    return unknown.length > facts.doubtfulRefunds ? unknown : []
  },
  'an acknowledged message is not stored exactly once': (books, facts) => {
    const getRows = groupRows(books.contact_messages, ({ message }) => message)
    const notStoredOnce = facts.messages.filter((text) => getRows(text).length !== 1)
    return [...notStoredOnce, ...facts.doubtfulMessages.filter((text) => getRows(text).length > 1)]
  },
  'the cart of a customer is not the acknowledged one': (books, facts) => {
    const open = new Map(
      books.carts.filter((cart) => cart.is_active === 1).map((cart) => [cart.customer_id, cart.id]),
    )
    const alwaysSold = books.products.filter(({ slug }) => !isSometimesRemoved(slug))
    const sold = new Set(alwaysSold.map(({ id }) => id))
    const getItems = groupRows(books.cart_items, (item) => item.cart_id)
    return facts.customers.filter(({ id, cart }) => {
      const stored = getItems(open.get(id) ?? -1).map((item) => item.product_id)
      // A product that is no longer sold leaves the cart the next time the cart is shown.
      const isSold = (product: number) => sold.has(product)
      return !isSameList(stored.filter(isSold), cart.filter(isSold))
    })
  },
  'a customer does not own exactly what they bought': (books, facts) => {
    const usable = books.purchased_links.filter(({ status }) => status !== 'expired')
    const getLinks = groupRows(usable, (link) => link.customer_id)
    return facts.customers.filter(({ id, owned }) => {
      const products = getLinks(id).map((link) => link.product_id)
      return !isSameList(products, owned)
    })
  },
  'an acknowledged download is not counted': (books, facts) =>
    books.purchased_links.filter((link) => {
      if (link.status === 'expired') return false
      const acknowledged = facts.downloads[`${link.customer_id} ${link.product_id}`] ?? 0
      return link.download_used < acknowledged
    }),
}

function formatProfile({ first_name, last_name, phone, location }: Profile): string {
  return JSON.stringify([first_name, last_name, phone, location])
}
