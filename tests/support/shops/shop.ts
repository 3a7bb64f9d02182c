import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import demoShop from '../../../shop.config.ts'
import { openProvider } from '#provider/open-provider.ts'
import type { Email, Provider, ProviderOptions } from '#provider/open-provider.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { signWebhook } from '#provider/payments/demo/payment-notice.rules.ts'
import { salesLimits } from './generous-limits.ts'
import { sampleAddress } from '../sample-address.ts'
import type { SeedProducts } from './seed-products.ts'
import { sendRequest } from '../network/send-request.ts'
import type { RequestArguments, ShopResponse } from '../network/send-request.ts'
import { dropDatabase, locateDatabase, openTestDatabase } from '../database/test-database.ts'
import { createTestTimer } from '../test-timer.ts'

export type { Json, ShopResponse } from '../network/send-request.ts'

export const secret = 'a secret of the tests'

/** A provider with a real database that contains products, and with a fixed clock. */
export interface Shop {
  provider: Provider
  /** A second database connection for reading and changing the tables. */
  db: Database
  products: SeedProducts
  folder: string
  /** The sent emails, except the links that verify addresses: every sign-up sends one. */
  mails: Email[]
  /** The current time of the provider, which tests can set. */
  now: Date
  request(...call: RequestArguments): Promise<ShopResponse>
  close(): Promise<void>
}

export interface ShopCustomer {
  id: number
  email: string
  token: string
}

/** Opens a shop in a new folder or in an existing one, which `close` does not remove. */
export async function openShop(
  existingFolder?: string,
  changes: Partial<ProviderOptions> = {},
): Promise<Shop> {
  const folder = existingFolder ?? (await mkdtemp(join(tmpdir(), 'overtone-shop-')))
  const products = existingFolder === undefined ? await copyTemplate(folder) : noProducts
  const db = await openTestDatabase(folder)
  const mails: Email[] = []
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const provider = await openProvider({
    ...locateDatabase(folder),
    shop: demoShop,
    providerUrl: 'http://provider.test',
    paymentPageUrl: 'http://shop.test/pay',
    storefrontUrl: 'http://shop.test',
    secret,
    catalogueDir: null,
    trustForwarded: true,
    passwordCost: 4,
    clock: () => time.now,
    timer: createTestTimer(),
    sendMail: async (mail) => void (mail.kind !== 'email-verification' && mails.push(mail)),
    limits: salesLimits,
    ...changes,
  })
  return Object.assign(time, {
    provider,
    db,
    products,
    folder,
    mails,
    request: (...call: RequestArguments) => sendRequest(provider, ...call),
    async close() {
      await provider.close()
      await db.destroy()
      if (existingFolder === undefined) await removeShop(folder)
    },
  })
}

async function removeShop(folder: string): Promise<void> {
  await dropDatabase(folder)
  await rm(folder, { recursive: true })
}

const noProducts: SeedProducts = { packs: [], oneShots: [] }

/** Imports the module lazily: it needs Vitest, which `checkout-until-killed.ts` runs without. */
const copyTemplate = async (folder: string) =>
  (await import('./shop-template.ts')).copyShopTemplate(folder)

let customerCount = 0

/** Registers a customer, logs in and tops up `balance`, in cents. */
export async function signUpCustomer(shop: Shop, balance = 0): Promise<ShopCustomer> {
  customerCount += 1
  const email = `ann.${process.pid}.${customerCount}@example.com`
  const password = 'correct horse'
  await shop.request('POST', '/api/v1/customer/register', {
    first_name: 'Ann',
    last_name: 'Bee',
    email,
    password,
    password_confirmation: password,
  })
  const { body } = await shop.request('POST', '/api/v1/customer/login', {
    email,
    password,
    device_name: 'tests',
  })
  const customer = { id: body.data.id, email, token: body.token }
  if (balance > 0) await topUp(shop, customer, balance)
  return customer
}

/** Signs up customers one after another, because few passwords may wait to be hashed. */
export async function signUpCustomers(
  shop: Shop,
  count: number,
  balance = 0,
): Promise<ShopCustomer[]> {
  const customers: ShopCustomer[] = []
  while (customers.length < count) customers.push(await signUpCustomer(shop, balance))
  return customers
}

/** Creates a payment session, sends its `payment.paid` webhook and returns the session id. */
export async function topUp(shop: Shop, customer: ShopCustomer, cents: number): Promise<string> {
  const session = await openPaymentSession(shop, customer, cents)
  const response = await sendWebhook(shop, createPaidWebhook(session, cents))
  if (response.status !== 200) throw new Error(`the top-up was refused: ${response.status}`)
  return session
}

/** Creates a payment session for an amount in cents and returns its id. */
export async function openPaymentSession(
  shop: Shop,
  customer: ShopCustomer,
  cents: number,
): Promise<string> {
  const response = await shop.request(
    'POST',
    '/api/v1/payment/create-payment-session',
    { amount: cents / 100, email: customer.email, currency: 'EUR', return_to: 'checkout' },
    customer.token,
  )
  return response.body.session_id
}

/** Creates the `payment.paid` webhook event for a session. */
export function createPaidWebhook(session: string, cents: number) {
  return {
    id: `evt_${session}_paid`,
    type: 'payment.paid',
    session,
    amount: (cents / 100).toFixed(4),
    currency: 'EUR',
  }
}

/** Sends a webhook event, signed as by the payment page unless a signature is given. */
export async function sendWebhook(
  shop: Shop,
  event: object,
  signature?: string,
): Promise<ShopResponse> {
  const body = JSON.stringify(event)
  const response = await shop.provider.fetch(
    new Request('http://provider.test/api/v1/payment/notice', {
      method: 'POST',
      body,
      headers: { 'overtone-signature': signature ?? signWebhook(body, secret, shop.now) },
    }),
  )
  return { status: response.status, body: await response.json(), headers: response.headers }
}

/** Adds a product to the cart as the storefront does. */
export function addToCart(
  shop: Shop,
  customer: ShopCustomer,
  product: { id: number; linkId: number },
) {
  return shop.request(
    'POST',
    `/api/v1/customer/cart/add/${product.id}`,
    { product_id: product.id, quantity: 1, is_buy_now: 0, links: [product.linkId] },
    customer.token,
  )
}

/** Completes the checkout steps before the order. */
export async function prepareCheckout(shop: Shop, customer: ShopCustomer): Promise<void> {
  const base = '/api/v1/customer/checkout'
  await shop.request('POST', `${base}/save-address`, { billing: sampleAddress }, customer.token)
  const payment = { payment: { method: 'moneytransfer' } }
  await shop.request('POST', `${base}/save-payment`, payment, customer.token)
}

/** Places the order, the last step of the checkout. */
export function saveOrder(
  shop: Shop,
  customer: ShopCustomer,
  body: object = {},
): Promise<ShopResponse> {
  return shop.request('POST', '/api/v1/customer/checkout/save-order', body, customer.token)
}

/** Adds products to the cart, completes the checkout steps and places the order. */
export async function buyProducts(
  shop: Shop,
  customer: ShopCustomer,
  products: { id: number; linkId: number }[],
) {
  for (const product of products) await addToCart(shop, customer, product)
  await prepareCheckout(shop, customer)
  return await saveOrder(shop, customer)
}

/** Returns the balance in cents. */
export async function getBalance(shop: Shop, customer: ShopCustomer): Promise<number> {
  const { body } = await shop.request('GET', '/api/v1/customer/get', undefined, customer.token)
  return Math.round(Number(body.data.balance) * 100)
}
