/**
 * A program of the tests: buys for each shopper of a plan what is not theirs yet, telling on its
 * output what was acknowledged. It may be killed at any moment and started again.
 */
import { readFileSync, writeSync } from 'node:fs'
import {
  addToCart,
  openPaymentSession,
  openShop,
  createPaidWebhook,
  prepareCheckout,
  saveOrder,
  sendWebhook,
} from './shop.ts'
import type { Shop, ShopCustomer } from './shop.ts'
import type { SeedProduct } from './seed-products.ts'

/** What to buy for whom. */
export interface BuyingPlan {
  folder: string
  baskets: { shopper: ShopCustomer; products: SeedProduct[] }[]
}

/** A line of output. */
export type Acknowledged = { order: number } | { credited: string }

function tell(acknowledged: Acknowledged): void {
  writeSync(1, `${JSON.stringify(acknowledged)}\n`)
}

async function buyBasket(
  shop: Shop,
  shopper: ShopCustomer,
  products: SeedProduct[],
): Promise<void> {
  for (const product of products) {
    await addToCart(shop, shopper, product)
    const cart = await readCart(shop, shopper)
    // No cart: it was owned already, the order having been made without its answer arriving.
    if (cart === null) continue
    await coverAmount(shop, shopper, cart.amount_due)
    await prepareCheckout(shop, shopper)
    const made = await saveOrder(shop, shopper, { cart_id: cart.id, consent: true })
    if (made.status !== 200) throw new Error(`an order was refused: ${JSON.stringify(made.body)}`)
    tell({ order: made.body.data.order.id })
  }
}

async function readCart(shop: Shop, shopper: ShopCustomer) {
  const answer = await shop.request('GET', '/api/v1/customer/cart', undefined, shopper.token)
  return answer.body.data as { id: number; amount_due: number } | null
}

/** Tops up what the balance lacks. */
async function coverAmount(shop: Shop, shopper: ShopCustomer, due: number): Promise<void> {
  const { body } = await shop.request('GET', '/api/v1/customer/get', undefined, shopper.token)
  const missing = Math.round((due - Number(body.data.balance)) * 100)
  if (missing <= 0) return
  const session = await openPaymentSession(shop, shopper, Math.max(50, missing))
  const answer = await sendWebhook(shop, createPaidWebhook(session, Math.max(50, missing)))
  if (answer.status === 200) tell({ credited: session })
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BuyingPlan
const shop = await openShop(plan.folder)
await Promise.all(plan.baskets.map(({ shopper, products }) => buyBasket(shop, shopper, products)))
await shop.close()
