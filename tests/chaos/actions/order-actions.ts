import { splitPayment } from '#provider/contract/checkout/split-payment.ts'
import { sampleAddress } from '../../support/sample-address.ts'
import type { Json } from '../../support/network/caller.ts'
import type { Visit } from '../visit.ts'
import { addProduct, readCart } from './cart-actions.ts'
import { isDecided, payOrder } from './pay-order-actions.ts'
import { topUp } from './top-up-actions.ts'

const checkoutPath = '/api/v1/customer/checkout'
const ordersPath = '/api/v1/customer/orders'

/** Orders the cart and tops up the missing amount, sometimes with two concurrent requests. */
export async function order(visit: Visit): Promise<void> {
  const { customer, random } = visit
  if (customer.cart.length === 0) await addProduct(visit)
  if (!(await prepareCheckout(visit))) return
  const cart = await readCart(visit)
  if (!cart) return
  if (random.chance(0.4) && cart.amount_due > 0) {
    await payByCard(visit, cart)
    return
  }
  if (random.chance(0.8)) await topUpShortfall(visit, Math.round(cart.amount_due * 100))
  const body = {
    cart_id: cart.id,
    consent: true,
    expected_total: cart.grand_total,
    expected_due: cart.amount_due,
  }
  const call = { method: 'POST', path: `${checkoutPath}/save-order`, body } as const
  const token = customer.token ?? (await visit.logIn())
  const replies = await Promise.all(
    Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => visit.send({ ...call, token })),
  )
  const orders: Json[] = replies.flatMap((reply) =>
    reply?.status === 200 ? [reply.body.data.order] : [],
  )
  if (new Set(orders.map(({ id }) => id)).size > 1) visit.report('a cart is ordered twice')
  const [placed] = orders
  if (placed !== undefined && toCents(placed.grand_total) !== toCents(cart.grand_total)) {
    visit.report('an order costs something else than the cart', placed.id)
  }
  await settleOrder(visit, cart.id, placed)
}

/** Reads the newest orders, which must match the acknowledged ones. */
export async function readOrders(visit: Visit): Promise<void> {
  const count = visit.random.integer(1, 5)
  const path = `${ordersPath}?page=1&limit=${count}`
  const { reply } = await visit.requestUntilAnswered({ method: 'GET', path })
  const returnedIds: number[] = reply.body.data.map((one: Json) => Number(one.id))
  const expected = visit.customer.orders.slice(-count).toReversed()
  if (JSON.stringify(returnedIds) !== JSON.stringify(expected)) {
    visit.report('the newest orders are not the acknowledged ones', { returnedIds, expected })
  }
}

/** Pays for the cart by card, after the balance or alone, sometimes in two tabs at the same time. */
async function payByCard(visit: Visit, cart: Json): Promise<void> {
  const { customer, random } = visit
  const { reply } = await visit.requestUntilAnswered({
    method: 'GET',
    path: '/api/v1/customer/get',
  })
  const due = toCents(cart.amount_due)
  const usesBalance = random.chance(0.7)
  const { card } = splitPayment(due, toCents(reply.body.data?.balance ?? 0), usesBalance)
  if (card === 0) return
  const request = {
    cart_id: cart.id,
    consent: true,
    expected_total: cart.grand_total,
    expected_due: cart.amount_due,
    expected_card: card / 100,
    use_balance: usesBalance,
  }
  const tabs = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => ({ cents: card, request }))
  const ids = await Promise.all(tabs.map((tab) => payOrder(visit, tab)))
  const decided = await Promise.all(ids.map((id) => id === null || isDecided(visit, id)))
  if (decided.every((one) => one)) await settleOrder(visit, cart.id)
  else customer.undecidedCart = cart.id
}

/** Looks up the order of a cart whose payment was not decided when the customer left. */
export async function settleLateOrder(visit: Visit): Promise<void> {
  const { customer } = visit
  const cart = customer.undecidedCart ?? null
  if (cart === null) return
  await settleOrder(visit, cart)
  customer.undecidedCart = null
}

/** Looks up the order of a cart and records it; an acknowledged order must exist. */
async function settleOrder(visit: Visit, cart: number, acknowledged?: Json): Promise<void> {
  const { customer, world } = visit
  const path = `${ordersPath}?cart_id=${cart}&page=1`
  const { reply } = await visit.requestUntilAnswered({ method: 'GET', path })
  const [found, ...others]: Json[] = reply.body.data
  if (others.length > 0) visit.report('a cart has two orders', cart)
  if (acknowledged !== undefined && found?.id !== acknowledged.id) {
    visit.report('an acknowledged order is not found', acknowledged.id)
  }
  if (found === undefined) return
  const products: number[] = found.items.map((item: Json) => Number(item.product_id))
  world.facts.orders.push({
    id: found.id,
    customer: customer.id,
    cart,
    products,
    grandTotal: toCents(found.grand_total),
    amountPaid: toCents(found.amount_paid),
  })
  customer.orders.push(found.id)
  customer.owned.push(...products)
  customer.cart = []
}

/** Saves the address and the payment method; returns false if the cart is empty. */
async function prepareCheckout(visit: Visit): Promise<boolean> {
  const address = await visit.requestUntilAnswered({
    method: 'POST',
    path: `${checkoutPath}/save-address`,
    body: { billing: sampleAddress },
  })
  if (address.reply.status !== 200) return false
  const payment = await visit.requestUntilAnswered({
    method: 'POST',
    path: `${checkoutPath}/save-payment`,
    body: { payment: { method: 'moneytransfer' } },
  })
  return payment.reply.status === 200
}

async function topUpShortfall(visit: Visit, due: number): Promise<void> {
  const { reply } = await visit.requestUntilAnswered({
    method: 'GET',
    path: '/api/v1/customer/get',
  })
  const missing = due - toCents(reply.body.data.balance)
  if (missing > 0) await topUp(visit, { cents: Math.max(50, missing), returnTo: 'checkout' })
}

function toCents(euros: number | string): number {
  return Math.round(Number(euros) * 100)
}
