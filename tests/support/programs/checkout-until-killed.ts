/**
 * A test program that buys the products of a plan that the customers do not own yet and prints each
 * acknowledged order and credit. It can be killed and restarted at any time. After as many lines as
 * its second argument says, if there is one, it waits to be killed.
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
} from '../shops/shop.ts'
import type { Shop, ShopCustomer } from '../shops/shop.ts'
import type { SeedProduct } from '../shops/seed-products.ts'

/** The products that each customer buys. */
export interface BuyingPlan {
  folder: string
  baskets: { customer: ShopCustomer; products: SeedProduct[] }[]
}

/** A line of output, serialized as JSON. */
export type Acknowledgment = { order: number } | { credited: string }

let linesLeft = Number(process.argv[3] ?? Infinity)

function printAcknowledgment(acknowledged: Acknowledgment): void {
  writeSync(1, `${JSON.stringify(acknowledged)}\n`)
  linesLeft -= 1
  if (linesLeft === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

async function buyBasket(
  shop: Shop,
  customer: ShopCustomer,
  products: SeedProduct[],
): Promise<void> {
  for (const product of products) {
    await addToCart(shop, customer, product)
    const cart = await readCart(shop, customer)
    // No cart means that an earlier order succeeded, although its response was lost.
    if (cart === null) continue
    await topUpShortfall(shop, customer, cart.amount_due)
    await prepareCheckout(shop, customer)
    const response = await saveOrder(shop, customer, { cart_id: cart.id, consent: true })
    if (response.status !== 200)
      throw new Error(`an order was refused: ${JSON.stringify(response.body)}`)
    printAcknowledgment({ order: response.body.data.order.id })
  }
}

async function readCart(shop: Shop, customer: ShopCustomer) {
  const response = await shop.request('GET', '/api/v1/customer/cart', undefined, customer.token)
  return response.body.data as { id: number; amount_due: number } | null
}

/** Tops up the missing amount. */
async function topUpShortfall(shop: Shop, customer: ShopCustomer, due: number): Promise<void> {
  const { body } = await shop.request('GET', '/api/v1/customer/get', undefined, customer.token)
  const missing = Math.round((due - Number(body.data.balance)) * 100)
  if (missing <= 0) return
  const session = await openPaymentSession(shop, customer, Math.max(50, missing))
  const response = await sendWebhook(shop, createPaidWebhook(session, Math.max(50, missing)))
  if (response.status === 200) printAcknowledgment({ credited: session })
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BuyingPlan
const shop = await openShop(plan.folder)
await Promise.all(plan.baskets.map(({ customer, products }) => buyBasket(shop, customer, products)))
await shop.close()
