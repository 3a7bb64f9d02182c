import type { APIRequestContext } from '@playwright/test'
import { fromCrossJSON, toJSON } from 'seroval'
import type { Outcome } from '../../app/provider/failure.ts'
import type { Cart } from '../../app/provider/types/cart.ts'
import type { Order, SavedOrder } from '../../app/provider/types/order.ts'
import type { PaymentStart } from '../../app/provider/types/payment.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'

export const testCards = { pays: '4242 4242 4242 4242', declines: '4000 0000 0000 0002' } as const

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Calls a server function as client-side code does; throws if the call fails. */
async function callServer<T>(request: APIRequestContext, name: string, data: object): Promise<T> {
  const response = await request.post(`/_serverFn/${name}`, {
    headers: { ...sameOrigin, 'x-tsr-serverfn': 'true', 'content-type': 'application/json' },
    data: JSON.stringify(toJSON({ data })),
  })
  const { result } = fromCrossJSON<{ result: Outcome<T> }>(await response.json(), {
    refs: new Map(),
  })
  if (!result.ok) throw new Error(`${name} failed: ${JSON.stringify(result.failure)}`)
  return result.value
}

/** Tops up the balance by card without opening a page. */
export async function topUp(request: APIRequestContext, euros: number): Promise<void> {
  const data = { returnTo: 'profile', euros }
  const { redirectUrl } = await callServer<PaymentStart>(request, 'startTopUp', data)
  const card = { number: testCards.pays, expiry: '12/30', cvc: '123', name: 'Ann Bee' }
  const response = await request.post(redirectUrl, {
    headers: sameOrigin,
    form: { ...card, intent: 'pay' },
    maxRedirects: 0,
  })
  expect(response.headers()['location']).toContain('/payment/pass')
}

interface AddedSound {
  readonly name: string
  readonly cart: Cart
}

/** Adds a one-shot that the customer neither owns nor has in the cart. */
export async function addSoundToCart(request: APIRequestContext, index = 0): Promise<AddedSound> {
  const html = await (await request.get('/en/catalog?type=one-shots')).text()
  const label = getMessage('cart_add_label', 'en', { name: '' })
  const rows = html.split('<li data-row').filter((part) => part.includes(label))
  const [, id, name = ''] = /href="\/en\/catalog\/(\d+)">([^<]+)</.exec(rows[index] ?? '') ?? []
  const data = { productId: Number(id), links: [] }
  const { cart } = await callServer<{ cart: Cart }>(request, 'addToCart', data)
  return { name, cart }
}

/** Buys the first one-shot that the customer does not own and returns the order; opens no page. */
export async function buySound(request: APIRequestContext): Promise<Order> {
  const { cart } = await addSoundToCart(request)
  const saved = await callServer<SavedOrder>(request, 'placeOrder', {
    cartId: cart.id,
    consent: true,
    country: 'NL',
    total: cart.total.minor,
    due: cart.due.minor,
    lines: cart.lines.map((line) => ({ productId: line.productId, total: line.total.minor })),
  })
  if (saved.kind !== 'order') throw new Error('The order must be paid first.')
  return saved.order
}
