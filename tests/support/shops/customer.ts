import type { Caller, Json, ShopResponse } from '../network/caller.ts'
import { sampleAddress } from '../sample-address.ts'

/** The parts of a shop that a customer's actions need. */
export interface CustomerShop {
  readonly call: Caller
  sendWebhook(event: object): Promise<ShopResponse>
}

export interface Account {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly token: string
}

/** The parts of a product that identify it to a customer. */
export interface CartProduct {
  readonly id: number
  readonly linkId: number
}

/** Changes of a request for a payment page. */
interface OrderPaymentChanges {
  readonly usesBalance?: boolean
  readonly [field: string]: unknown
}

const checkout = '/api/v1/customer/checkout'

/** A logged-in customer, with the actions of customers in a shop. */
export class Customer implements Account {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly token: string
  readonly #shop: CustomerShop

  constructor(shop: CustomerShop, { id, email, password, token }: Account) {
    this.id = id
    this.email = email
    this.password = password
    this.token = token
    this.#shop = shop
  }

  /** Returns the same customer connected to another process of the shop. */
  at(shop: CustomerShop): Customer {
    return new Customer(shop, this)
  }

  get(path: string): Promise<ShopResponse> {
    return this.#shop.call(path, { token: this.token })
  }

  post(path: string, body?: unknown): Promise<ShopResponse> {
    return this.#shop.call(path, { method: 'POST', body, token: this.token })
  }

  put(path: string, body?: unknown): Promise<ShopResponse> {
    return this.#shop.call(path, { method: 'PUT', body, token: this.token })
  }

  delete(path: string, body?: unknown): Promise<ShopResponse> {
    return this.#shop.call(path, { method: 'DELETE', body, token: this.token })
  }

  /** Logs in again; the earlier session stays. */
  async logIn(): Promise<Customer> {
    const { email, password } = this
    const { body } = await logIn(this.#shop.call, email, password)
    return new Customer(this.#shop, { ...this, token: body.token })
  }

  /** Returns the balance in cents. */
  async getBalance(): Promise<number> {
    const { body } = await this.get('/api/v1/customer/get')
    return Math.round(Number(body.data.balance) * 100)
  }

  /** Creates a payment session for an amount in cents and returns its id. */
  async openPaymentSession(cents: number): Promise<string> {
    const payment = { amount: cents / 100, email: this.email, currency: 'EUR' }
    const path = '/api/v1/payment/create-payment-session'
    const { body } = await this.post(path, { ...payment, return_to: 'checkout' })
    return body.session_id
  }

  /** Creates a payment session, sends its `payment.paid` webhook and returns the session id. */
  async topUp(cents: number): Promise<string> {
    const session = await this.openPaymentSession(cents)
    const { status } = await this.#shop.sendWebhook(createPaidWebhook(session, cents))
    if (status !== 200) throw new Error(`the top-up was refused: ${status}`)
    return session
  }

  /** Returns the cart, or null if it is empty. */
  async getCart(): Promise<Json> {
    return (await this.get('/api/v1/customer/cart')).body.data
  }

  /** Adds a product to the cart as the storefront does. */
  addToCart({ id, linkId }: CartProduct): Promise<ShopResponse> {
    const body = { product_id: id, quantity: 1, is_buy_now: 0, links: [linkId] }
    return this.post(`/api/v1/customer/cart/add/${id}`, body)
  }

  /** Enters a discount code or a gift card. */
  enterCode(code: string): Promise<ShopResponse> {
    return this.post('/api/v1/customer/cart/coupon', { code })
  }

  /** Completes the checkout steps before the order. */
  async prepareCheckout(): Promise<void> {
    await this.post(`${checkout}/save-address`, { billing: sampleAddress })
    await this.post(`${checkout}/save-payment`, { payment: { method: 'moneytransfer' } })
  }

  /** Places the order, the last step of the checkout. */
  saveOrder(body: object = {}): Promise<ShopResponse> {
    return this.post(`${checkout}/save-order`, body)
  }

  /** Adds products to the cart, completes the checkout steps and places the order. */
  async buy(...products: readonly CartProduct[]): Promise<ShopResponse> {
    for (const product of products) await this.addToCart(product)
    await this.prepareCheckout()
    return await this.saveOrder()
  }

  /**
   * Opens a payment page for the cart, as the storefront does: the balance pays first, unless
   * `usesBalance` is false.
   */
  async payOrder({
    usesBalance = true,
    ...changes
  }: OrderPaymentChanges = {}): Promise<ShopResponse> {
    const cart = await this.getCart()
    const due = Math.round((cart?.amount_due ?? 0) * 100)
    const balance = usesBalance ? await this.getBalance() : 0
    return await this.post(`${checkout}/pay-order`, {
      cart_id: cart?.id,
      consent: true,
      consent_text: 'I agree.',
      expected_total: cart?.grand_total,
      expected_due: cart?.amount_due,
      expected_card: Math.max(50, due - balance) / 100,
      use_balance: usesBalance,
      ...changes,
    })
  }

  /** Returns what the return page is told about a payment session. */
  async getPayment(session: string): Promise<Json> {
    return (await this.get(`/api/v1/payment/sessions/${session}`)).body.data
  }

  /** Sends a withdrawal statement with a new request id. */
  withdraw(statement: object): Promise<ShopResponse> {
    return this.post('/api/v1/withdrawals', createWithdrawal(statement))
  }

  /** Returns the eligible top-ups and the refunds. */
  async getWithdrawals(): Promise<Json> {
    return (await this.get('/api/v1/customer/withdrawals')).body.data
  }
}

let count = 0

/** Registers a customer with a new email address, logs in and tops up `balance`, in cents. */
export async function signUp(shop: CustomerShop, balance = 0): Promise<Customer> {
  count += 1
  const email = `ann.${process.pid}.${count}@example.com`
  const password = 'a long enough password'
  const names = { first_name: 'Ann', last_name: 'Bee' }
  const passwords = { password, password_confirmation: password }
  await shop.call('/api/v1/customer/register', { body: { ...names, email, ...passwords } })
  const { status, body } = await logIn(shop.call, email, password)
  if (status !== 200) throw new Error(`the login failed: ${JSON.stringify(body)}`)
  const customer = new Customer(shop, { id: body.data.id, email, password, token: body.token })
  if (balance > 0) await customer.topUp(balance)
  return customer
}

/** Logs in; `remember` starts a session of 30 days. */
export async function logIn(
  call: Caller,
  email: string,
  password: string,
  remember = false,
): Promise<ShopResponse> {
  return await call('/api/v1/customer/login', {
    body: { email, password, remember, device_name: 'a test' },
  })
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

/** The sender of all withdrawal statements. */
export const sender = { name: 'Ann Bee', email: 'ann@example.com' }

let requestCount = 0

/** Creates a withdrawal statement with a new request id, unless it already has one. */
export function createWithdrawal(statement: object): object {
  requestCount += 1
  return { request_id: `request-number-${requestCount}`, ...sender, ...statement }
}
