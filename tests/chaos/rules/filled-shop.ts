import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Books } from '../books.ts'
import { createFacts } from '../journal.ts'
import type { Facts } from '../journal.ts'

/**
 * Opens a shop with two customers and every kind of record: codes, orders, top-ups, a refund, open
 * carts, a password reset and a contact message.
 */
export async function openFilledShop(): Promise<Shop> {
  const limits = { verificationRecipient: { points: 0, seconds: 3600 } }
  const shop = await openShop({ limits })
  const [pack, other] = shop.products.packs
  const [first, second, third] = shop.products.oneShots
  const applyCode = async (customer: Customer, code: string) => {
    const { status } = await customer.enterCode(code)
    if (status !== 200) throw new Error(`the code ${code} was refused`)
  }
  const ann = await shop.signUp(5000)
  const ben = await shop.signUp(6000)
  await ben.topUp(1000)
  await ann.addToCart(first)
  await applyCode(ann, 'FIRSTLISTEN')
  await applyCode(ann, 'GIFT-TUNE-2500')
  await ann.buy(second)
  await ann.buy(other)
  await ben.addToCart(other)
  await applyCode(ben, 'GIFT-TUNE-2500')
  await ben.buy(pack)
  await ann.addToCart(third)
  const [top] = (await ben.getWithdrawals()).top_ups
  await ben.withdraw({ top_up_id: top.id, expected_amount: top.unspent })
  await ann.withdraw({ contract: 'Order 1' })
  await shop.post('/api/v1/customer/forgot-password', { email: ann.email })
  const message = { full_name: 'Ann', email: ann.email, theme: 'Hello', message: 'A question' }
  await shop.post('/api/contact/send', message)
  const session = { amount: 20, email: ann.email, currency: 'EUR' }
  await ann.post('/api/v1/payment/create-payment-session', session)
  return shop
}

/** Returns the facts as if customers had been told everything in the intact books. */
export function deriveFacts(books: Books): Facts {
  const facts = createFacts()
  for (const { id, email, first_name, last_name, phone, location } of books.customers) {
    const openCart = books.carts.find((cart) => cart.customer_id === id && cart.is_active === 1)
    facts.customers.push({
      id,
      email,
      password: '',
      profile: { first_name, last_name, phone, location },
      hasPicture: false,
      token: null,
      isTokenDoubtful: false,
      cart: books.cart_items.flatMap((item) =>
        item.cart_id === openCart?.id ? [item.product_id] : [],
      ),
      owned: books.purchased_links.flatMap((link) =>
        link.customer_id === id && link.status !== 'expired' ? [link.product_id] : [],
      ),
      orders: [],
    })
  }
  for (const order of books.orders) {
    const items = books.order_items.filter((item) => item.order_id === order.id)
    facts.orders.push({
      id: order.id,
      customer: order.customer_id,
      cart: order.cart_id,
      products: items.map((item) => item.product_id),
      grandTotal: order.grand_total,
      amountPaid: order.amount_paid,
    })
  }
  for (const { id, customer_id: customer, amount, status } of books.payment_sessions) {
    facts.payments.push({ id, customer, amount, state: status === 'paid' ? 'paid' : 'open' })
  }
  for (const { id, customer_id, session_id: session } of books.withdrawals) {
    const refund = books.refunds.find((one) => one.withdrawal_id === id)?.amount ?? 0
    const customer = customer_id ?? 0
    facts.withdrawals.push({ id, customer, mayBeGuest: false, session, refund })
  }
  for (const { id, order_id: order, tunes, gift_card_amount: giftCard } of books.order_refunds) {
    facts.orderRefunds.push({ id, order, tunes, giftCard })
  }
  for (const { id, session_id: session, amount, reason } of books.refunds) {
    if (reason === 'chaos') facts.refunds.push({ id, session, amount })
  }
  facts.messages.push(...books.contact_messages.map(({ message }) => message))
  for (const link of books.purchased_links)
    facts.downloads[`${link.customer_id} ${link.product_id}`] = 0
  return facts
}
