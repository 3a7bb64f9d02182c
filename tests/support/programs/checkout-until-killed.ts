/**
 * A test program that buys the products of a plan that the customers do not own yet and prints each
 * acknowledged order and credit. It can be killed and restarted at any time. After the number of
 * lines in its optional second argument, it waits to be killed.
 */
import { readFileSync, writeSync } from 'node:fs'
import { Customer, createPaidWebhook } from '../shops/customer.ts'
import type { Account } from '../shops/customer.ts'
import { startShop } from '../shops/shop.ts'
import type { Shop } from '../shops/shop.ts'
import type { SeedProduct } from '../shops/seed-products.ts'

/** The products that each customer buys. */
export interface BuyingPlan {
  folder: string
  baskets: { customer: Account; products: SeedProduct[] }[]
}

/** A line of output, serialized as JSON. */
export type Acknowledgment = { order: number } | { credited: string }

let linesLeft = Number(process.argv[3] ?? Infinity)

function printAcknowledgment(acknowledged: Acknowledgment): void {
  writeSync(1, `${JSON.stringify(acknowledged)}\n`)
  linesLeft -= 1
  if (linesLeft === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

async function buyBasket(shop: Shop, customer: Customer, products: SeedProduct[]): Promise<void> {
  for (const product of products) {
    await customer.addToCart(product)
    const cart = await customer.getCart()
    // No cart means that an earlier order succeeded, although its response was lost.
    if (cart === null) continue
    await topUpShortfall(shop, customer, cart.amount_due)
    await customer.prepareCheckout()
    const response = await customer.saveOrder({ cart_id: cart.id, consent: true })
    if (response.status !== 200)
      throw new Error(`an order was refused: ${JSON.stringify(response.body)}`)
    printAcknowledgment({ order: response.body.data.order.id })
  }
}

/** Tops up the missing amount. */
async function topUpShortfall(shop: Shop, customer: Customer, due: number): Promise<void> {
  const { body } = await customer.get('/api/v1/customer/get')
  const missing = Math.round((due - Number(body.data.balance)) * 100)
  if (missing <= 0) return
  const session = await customer.openPaymentSession(Math.max(50, missing))
  const response = await shop.sendWebhook(createPaidWebhook(session, Math.max(50, missing)))
  if (response.status === 200) printAcknowledgment({ credited: session })
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BuyingPlan
const shop = await startShop(plan.folder)
await Promise.all(
  plan.baskets.map(({ customer, products }) =>
    buyBasket(shop, new Customer(shop, customer), products),
  ),
)
await shop.close()
