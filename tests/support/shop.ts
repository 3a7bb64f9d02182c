import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProvider } from '#app/provider-embedded/app.ts'
import type { Mail, Provider, ProviderOptions } from '#app/provider-embedded/app.ts'
import { openDatabase } from '#app/provider-embedded/db/open-database.ts'
import type { Database } from '#app/provider-embedded/db/schema.ts'
import { signWebhook } from '#app/provider-embedded/domain/payment-webhook.ts'
import type { SeedProducts } from './seed-products.ts'

export const secret = 'a secret of the tests'

/** Any JSON; a test looks into it as it likes. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

export interface ShopResponse {
  status: number
  body: Json
  headers: Headers
}

/** A provider over a real database file, with stock, a clock that stands still, and eyes on its tables. */
export interface Shop {
  provider: Provider
  /** A second connection, for looking and for changing prices. */
  db: Database
  products: SeedProducts
  folder: string
  mails: Mail[]
  /** The moment the provider believes it is; set it to move the clock. */
  now: Date
  request(method: string, path: string, body?: unknown, token?: string): Promise<ShopResponse>
  close(): Promise<void>
}

export interface ShopCustomer {
  id: number
  email: string
  token: string
}

const plenty = { points: 1_000_000, seconds: 1 }
const sources = ['register', 'login', 'coupon', 'payment'].map((name) => `${name}Address`)
const generousLimits = [...sources, 'couponAccount', 'paymentAccount']

/** Opens a shop in a new folder, or over the one given (which is then left in place). */
export async function openShop(
  givenFolder?: string,
  changes: Partial<ProviderOptions> = {},
): Promise<Shop> {
  const folder = givenFolder ?? (await mkdtemp(join(tmpdir(), 'overtone-shop-')))
  const products = givenFolder === undefined ? await copyTemplate(folder) : noProducts
  const db = await openDatabase(folder)
  const mails: Mail[] = []
  const provider = await openProvider({
    dataDir: folder,
    providerUrl: 'http://provider.test',
    paymentPageUrl: 'http://shop.test/pay',
    storefrontUrl: 'http://shop.test',
    secret,
    catalogueDir: null,
    trustForwarded: true,
    passwordCost: 4,
    clock: () => shop.now,
    sendMail: async (mail) => void mails.push(mail),
    limits: Object.fromEntries(generousLimits.map((name) => [name, plenty])),
    ...changes,
  })
  const shop: Shop = {
    provider,
    db,
    products,
    folder,
    mails,
    now: new Date('2026-03-01T12:00:00Z'),
    request: (...call) => ask(provider, ...call),
    async close() {
      await provider.close()
      await db.destroy()
      if (givenFolder === undefined) await rm(folder, { recursive: true })
    },
  }
  return shop
}

const noProducts: SeedProducts = { packs: [], oneShots: [] }

/** Imported on demand: the template needs Vitest, but a program without it imports this file. */
const copyTemplate = async (folder: string) =>
  (await import('./shop-template.ts')).copyShopTemplate(folder)

async function ask(
  provider: Provider,
  ...call: Parameters<Shop['request']>
): Promise<ShopResponse> {
  const [method, path, body, token] = call
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const request = new Request(`http://provider.test${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await provider.fetch(request)
  const text = await answer.text()
  return {
    status: answer.status,
    body: text === '' ? null : JSON.parse(text),
    headers: answer.headers,
  }
}

let shoppers = 0

/** Signs a new customer up and in, with a balance in cents if given. */
export async function signUpCustomer(shop: Shop, balance = 0): Promise<ShopCustomer> {
  shoppers += 1
  const email = `ann.${process.pid}.${shoppers}@example.com`
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
  const shopper = { id: body.data.id, email, token: body.token }
  if (balance > 0) await topUp(shop, shopper, balance)
  return shopper
}

/** Opens a payment session and lets the payment page report it as paid. */
export async function topUp(shop: Shop, shopper: ShopCustomer, cents: number): Promise<string> {
  const session = await openPaymentSession(shop, shopper, cents)
  const answer = await sendWebhook(shop, createPaidWebhook(session, cents))
  if (answer.status !== 200) throw new Error(`the top-up was refused: ${answer.status}`)
  return session
}

/** Opens a payment session for a sum in cents and gives its id. */
export async function openPaymentSession(
  shop: Shop,
  shopper: ShopCustomer,
  cents: number,
): Promise<string> {
  const answer = await shop.request(
    'POST',
    '/api/v1/payment/create-payment-session',
    { amount: cents / 100, email: shopper.email, currency: 'EUR', return_to: 'checkout' },
    shopper.token,
  )
  return answer.body.session_id
}

/** The notice the payment page sends for a paid session. */
export function createPaidWebhook(session: string, cents: number) {
  return {
    id: `evt_${session}_paid`,
    type: 'payment.paid',
    session,
    amount: (cents / 100).toFixed(4),
    currency: 'EUR',
  }
}

/** Sends a notice; without a signature of its own it is signed as the payment page does. */
export async function sendWebhook(
  shop: Shop,
  notice: object,
  signature?: string,
): Promise<ShopResponse> {
  const body = JSON.stringify(notice)
  const answer = await shop.provider.fetch(
    new Request('http://provider.test/api/v1/payment/notice', {
      method: 'POST',
      body,
      headers: { 'overtone-signature': signature ?? signWebhook(body, secret, shop.now) },
    }),
  )
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

/** Puts a product into the cart as the storefront does. */
export function addToCart(
  shop: Shop,
  shopper: ShopCustomer,
  product: { id: number; linkId: number },
) {
  return shop.request(
    'POST',
    `/api/v1/customer/cart/add/${product.id}`,
    { product_id: product.id, quantity: 1, is_buy_now: 0, links: [product.linkId] },
    shopper.token,
  )
}

export const sampleAddress = {
  first_name: 'Ann',
  last_name: 'Bee',
  email: 'ann@example.com',
  company_name: '',
  address: ['Sample street 1'],
  city: 'Sample city',
  state: 'Sample state',
  country: 'DE',
  postcode: '00000',
  phone: '0000000000',
  use_for_shipping: true,
}

/** The two steps before the order. */
export async function prepareCheckout(shop: Shop, shopper: ShopCustomer): Promise<void> {
  const base = '/api/v1/customer/checkout'
  await shop.request('POST', `${base}/save-address`, { billing: sampleAddress }, shopper.token)
  const payment = { payment: { method: 'moneytransfer' } }
  await shop.request('POST', `${base}/save-payment`, payment, shopper.token)
}

/** The last step. */
export function saveOrder(
  shop: Shop,
  shopper: ShopCustomer,
  body: object = {},
): Promise<ShopResponse> {
  return shop.request('POST', '/api/v1/customer/checkout/save-order', body, shopper.token)
}

/** Everything from product to order. */
export async function buy(
  shop: Shop,
  shopper: ShopCustomer,
  products: { id: number; linkId: number }[],
) {
  for (const product of products) await addToCart(shop, shopper, product)
  await prepareCheckout(shop, shopper)
  return await saveOrder(shop, shopper)
}

/** The balance in cents as the ledger has it. */
export async function getBalance(shop: Shop, shopper: ShopCustomer): Promise<number> {
  const { body } = await shop.request('GET', '/api/v1/customer/get', undefined, shopper.token)
  return Math.round(Number(body.data.balance) * 100)
}
