import { configureStripe } from '#provider/payments/stripe/stripe.ts'
import config from '../../../shop.config.ts'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { TypedCard } from '../../support/stripe/objects.ts'
import { openStripeDouble, secretKey, webhookSecret } from '../../support/stripe/stripe-double.ts'
import type { StripeDouble } from '../../support/stripe/stripe-double.ts'

export interface FilledStripeShop {
  readonly shop: Shop
  readonly bank: StripeDouble
}

/**
 * Opens a shop with Stripe payments in each state: refunded in the Dashboard, with a failed refund,
 * disputed, and of another amount; with refunded orders, and with losses recovered by those
 * refunds.
 */
export async function openFilledStripeShop(): Promise<FilledStripeShop> {
  const shops: Shop[] = []
  const bank = await openStripeDouble(async (request) => {
    const [shop] = shops
    return shop === undefined ? new Response(null, { status: 503 }) : shop.provider.fetch(request)
  })
  const stripe = {
    secretKey,
    isLive: false,
    webhookSecrets: [webhookSecret],
    apiBase: bank.url,
    maxRetries: 0,
  }
  const shop = await openShop({ paymentService: configureStripe(stripe) })
  shops.push(shop)
  bank.clock.now = () => shop.now
  const ann = await shop.signUp()
  await order(shop, bank, ann)
  await dispute(bank, ann)
  await refund(bank, ann)
  await pay(bank, ann, 1000, { amount: 900 })
  await recover(shop, bank)
  return { shop, bank }
}

/** Pays a top-up; returns its id and that of the payment. */
async function pay(bank: StripeDouble, customer: Customer, cents: number, card: TypedCard = {}) {
  const id = await customer.openPaymentSession(cents)
  const session = [...bank.state.sessions.values()].find((one) => one.client_reference_id === id)
  if (session === undefined) throw new Error('the payment was not opened')
  bank.state.pay(session, card)
  await bank.settle()
  return { id, intent: String(session.payment_intent) }
}

/**
 * Places two orders, then refunds one line with its download, and an order partly paid by gift
 * card.
 */
async function order(shop: Shop, bank: StripeDouble, ann: Customer): Promise<void> {
  const [first, second] = shop.products.oneShots
  const [, pack] = shop.products.packs
  await pay(bank, ann, 6000)
  await ann.buy(first, second)
  await ann.addToCart(pack)
  await ann.enterCode('GIFT-TUNE-2500')
  await ann.buy()
  const [item] = await shop.db.selectFrom('order_items').select('id').orderBy('id').execute()
  await refundLines(shop, 1, [item?.id ?? 0], true)
  await refundLines(shop, 2, null, false)
}

async function refundLines(
  shop: Shop,
  orderId: number,
  itemIds: readonly number[] | null,
  endsDownloads: boolean,
): Promise<void> {
  const requestKey = `order ${orderId} ${endsDownloads}`
  const input = { orderId, itemIds, reason: 'chaos', requestKey, endsDownloads }
  const dependencies = { db: shop.db, clock: () => shop.now, mailSender: null, shop: config }
  const result = await refundOrder(dependencies, input)
  if ('refusal' in result) throw new Error(result.refusal)
}

/** The newest top-up is unspent, so that a dispute about it holds the full amount. */
async function dispute(bank: StripeDouble, ann: Customer): Promise<void> {
  const won = await pay(bank, ann, 2000)
  bank.state.closeDispute(bank.state.dispute(won.intent, 2000), 'won')
  const lostPayment = await pay(bank, ann, 1500)
  bank.state.closeDispute(bank.state.dispute(lostPayment.intent, 1500), 'lost')
  const open = await pay(bank, ann, 700)
  bank.state.dispute(open.intent, 700)
  await bank.settle()
}

async function refund(bank: StripeDouble, ann: Customer): Promise<void> {
  const inDashboard = await pay(bank, ann, 900)
  bank.state.refundInDashboard(inDashboard.intent, 300)
  const withdrawn = await pay(bank, ann, 800)
  await ann.withdraw({ top_up_id: withdrawn.id, expected_amount: '8.0000', email: ann.email })
  await bank.settle()
  const [made] = [...bank.state.refunds.values()].slice(-1)
  if (made === undefined) throw new Error('the withdrawal was not refunded')
  bank.state.decideRefund(made, 'failed')
  await bank.settle()
}

/**
 * Refunds money to the card although it was spent; refunding the order reduces the loss, even after
 * a newer top-up was spent.
 */
async function recover(shop: Shop, bank: StripeDouble): Promise<void> {
  const [first, second, third] = shop.products.oneShots
  const ben = await shop.signUp()
  const refunded = await pay(bank, ben, Math.max(50, first.price))
  await ben.buy(first)
  bank.state.refundInDashboard(refunded.intent, Math.max(50, first.price))
  await bank.settle()
  await refundLines(shop, 3, null, false)
  await refundLines(shop, 3, null, true)
  const disputed = await pay(bank, ben, Math.max(50, second.price))
  await ben.buy(second)
  const dispute = bank.state.dispute(disputed.intent, Math.max(50, second.price))
  bank.state.closeDispute(dispute, 'lost')
  await bank.settle()
  await pay(bank, ben, Math.max(50, third.price))
  await ben.buy(third)
  await refundLines(shop, 4, null, true)
}
