import { describe, expect, test } from 'vitest'
import { orderCart } from '#app/features/checkout/order-cart.server.ts'
import type { CartOrderRequest } from '#app/features/checkout/order-cart.server.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { unwrap, useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { validCoupon } from '../../support/bagisto-host/cart-routes.ts'
import type { Fault, FaultMode } from '../../support/bagisto-host/faults.ts'

const { host, lines, logIn, expireTimeLimitsWhenSilent } = useBagistoHost()

const saveOrderRoute = 'POST /api/v1/customer/checkout/save-order'

/** Adds a product to the cart; returns the request sent by a page that shows the cart. */
async function fillCart(client: ProviderClient, productId = 42) {
  const { links } = unwrap(await client.products.get(productId))
  const { cart } = unwrap(await client.cart.add({ productId, links }))
  return createRequest(cart)
}

function createRequest(cart: Cart | null) {
  if (!cart) throw new Error('The cart is empty')
  const { id, total, due, lines } = cart
  const shown = { total, due, lines }
  return { cartId: id, consent: true, deliversAtOnce: true, country: 'DE', shown }
}

/** Places the order without waiting; returns the delays it would have waited for. */
async function order(client: ProviderClient, request: CartOrderRequest) {
  const pauses: number[] = []
  const outcome = await orderCart(client, request, async (pause) => pauses.push(pause))
  return { outcome, pauses }
}

const isCartOrderRequest = (request: string) => request === saveOrderRoute

describe('the amount charged is the amount shown', () => {
  const changed = { ok: false, failure: { kind: 'refused', reason: 'cart_changed' } }

  test('an unchanged cart is ordered for the amount shown [P7.01]', async () => {
    const client = await logIn()
    const { outcome } = await order(client, await fillCart(client))
    expect(outcome).toMatchObject({ ok: true, value: { order: { total: { minor: 900 } } } })
  })

  test('after a product is added elsewhere, the order is refused before it is placed [P7.01]', async () => {
    const client = await logIn()
    const request = await fillCart(client)
    await fillCart(client, 41)
    expect((await order(client, request)).outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
    expect(host().requests.filter(isCartOrderRequest)).toEqual([])
  })

  test('after a price increase, the order is refused before it is placed [P7.01]', async () => {
    const client = await logIn()
    const request = await fillCart(client)
    for (const product of host().state.products) product.price = 9900
    expect((await order(client, request)).outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
  })

  test('if prices have changed but not their sum, the order is refused before it is placed [P7.01]', async () => {
    const client = await logIn()
    await fillCart(client, 41)
    const request = await fillCart(client, 42)
    const sold = host().state.products.filter(({ id }) => id === 41 || id === 42)
    const prices = sold.map(({ price }) => price)
    expect(new Set(prices).size).toBe(2)
    for (const product of sold) product.price = prices.pop() ?? 0
    expect((await order(client, request)).outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
  })

  test('after a coupon is removed elsewhere, the order is refused before it is placed [P7.01]', async () => {
    const client = await logIn()
    await fillCart(client)
    const request = createRequest(unwrap(await client.cart.applyCode(validCoupon)))
    unwrap(await client.cart.removeCode(validCoupon))
    expect((await order(client, request)).outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
  })

  test('a gift card spent elsewhere refuses the order before it is placed [P7.01]', async () => {
    const client = await logIn()
    const { shown, ...request } = await fillCart(client)
    const changedDue = { ...shown, due: { ...shown.due, minor: shown.due.minor - 100 } }
    const { outcome } = await order(client, { ...request, shown: changedDue })
    expect(outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
  })

  test('if a product was replaced by one with the same price, the order is refused before it is placed [P7.01]', async () => {
    const client = await logIn()
    const request = await fillCart(client, 42)
    for (const product of host().state.products) product.price = 900
    const cart = unwrap(await client.cart.get())
    unwrap(await client.cart.add({ productId: 41, links: [7] }))
    unwrap(await client.cart.remove(cart?.lines[0]?.id ?? 0))
    expect((await order(client, request)).outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
  })

  test('a new cart is not ordered in place of the displayed one [P7.01]', async () => {
    const client = await logIn()
    const request = await fillCart(client)
    const cart = unwrap(await client.cart.get())
    unwrap(await client.cart.remove(cart?.lines[0]?.id ?? 0))
    await fillCart(client)
    expect((await order(client, request)).outcome).toMatchObject(changed)
    expect(host().state.orders).toEqual([])
  })
})

describe('a price that changes after the last comparison', () => {
  test.each([
    ['responds', 0],
    ['drops the connection', 1],
  ])(
    'is ordered by a host that cannot compare and %s, and a log entry informs the owner [P7.01 P7.03]',
    async (_host, lost) => {
      const client = await logIn()
      const request = await fillCart(client)
      const place = client.checkout.saveOrder
      Object.assign(client.checkout, {
        saveOrder: (form: CartOrderRequest) => {
          for (const product of host().state.products) product.price = 9900
          if (lost > 0) host().fail(saveOrderRoute, { mode: 'reset', when: 'after' })
          return place(form)
        },
      })
      const saved = unwrap((await order(client, request)).outcome)
      expect(saved).toMatchObject({ kind: 'order', order: { total: { minor: 9900 } } })
      const [placed] = host().state.orders
      expect(lines.filter(({ event }) => event === 'order-total-differs')).toEqual([
        expect.objectContaining({
          level: 'error',
          fields: expect.objectContaining({
            order: placed?.id,
            shownCents: 900,
            actualCents: 9900,
          }),
        }),
      ])
      const found = lines.filter(({ event }) => event === 'order-response-lost')
      expect(found.map(({ fields }) => fields['order'])).toEqual(lost > 0 ? [placed?.id] : [])
    },
  )
})

const brokenModes: FaultMode[] = ['reset', 502, 504]
const repliedModes: FaultMode[] = [500, 503, 'truncate', 'html', 'empty', 'wrong-types']
const silentModes: FaultMode[] = ['hang', 'drip']

describe('a lost response to an order', () => {
  /** Fills the cart, loses the response to its order, and returns the result of placing it. */
  async function loseResponse(mode: FaultMode, when: Fault['when']) {
    const client = await logIn()
    const request = await fillCart(client)
    host().fail(saveOrderRoute, { mode, when })
    expireTimeLimitsWhenSilent()
    return { client, request, ...(await order(client, request)) }
  }

  test.each([...brokenModes, ...repliedModes, ...silentModes])(
    'after the order was placed (%s), the order is returned [P7.03]',
    async (mode) => {
      const { outcome } = await loseResponse(mode, 'after')
      const [placed] = host().state.orders
      expect(outcome).toMatchObject({
        ok: true,
        value: { kind: 'order', order: { id: placed?.id } },
      })
      expect(host().state.orders).toHaveLength(1)
      expect(host().requests.filter(isCartOrderRequest)).toHaveLength(1)
    },
  )

  test.each([...brokenModes, ...repliedModes, ...silentModes])(
    'before the order was placed (%s), the customer is told that there is none [P7.03]',
    async (mode) => {
      const { client, request, outcome } = await loseResponse(mode, 'before')
      expect(outcome).toMatchObject({ failure: { reason: 'order_not_placed' } })
      host().recover()
      expect((await order(client, request)).outcome).toMatchObject({ ok: true })
      expect(host().state.orders).toHaveLength(1)
    },
  )

  test.each([...brokenModes.map((mode) => [mode, [1000, 3000]] as const), [500, []] as const])(
    'a missing order is looked up again after a pause, unless the provider has responded (%s) [P7.03]',
    async (mode, pauses) => {
      expect((await loseResponse(mode, 'before')).pauses).toEqual(pauses)
    },
  )

  test('an order is looked up only after each pause [P7.03]', async () => {
    const client = await logIn()
    const request = await fillCart(client)
    host().fail(saveOrderRoute, { mode: 'reset', when: 'before' })
    let pauses = 0
    const lookups: number[] = []
    const { findByCart } = client.orders
    Object.assign(client.orders, {
      findByCart: (cartId: number) => {
        lookups.push(pauses)
        return findByCart(cartId)
      },
    })
    await orderCart(client, request, async () => {
      await new Promise(setImmediate)
      pauses += 1
    })
    expect(lookups).toEqual([0, 1, 2])
  })

  test('an order that cannot be looked up is reported as unconfirmed, and paying again returns it [P7.03]', async () => {
    const client = await logIn()
    const request = await fillCart(client)
    host().fail(saveOrderRoute, { mode: 'reset', when: 'after' })
    host().fail('GET /api/v1/customer/orders', { mode: 500, when: 'before' })
    const { outcome } = await order(client, request)
    expect(outcome).toMatchObject({ failure: { reason: 'order_unconfirmed' } })
    host().recover()
    expect((await order(client, request)).outcome).toMatchObject({ ok: true })
    expect(host().state.orders).toHaveLength(1)
    expect(host().requests.filter(isCartOrderRequest)).toHaveLength(1)
  })

  test('paying an ordered cart again does not order items added since then [P7.03]', async () => {
    const client = await logIn()
    const request = await fillCart(client)
    const first = await order(client, request)
    const next = await fillCart(client, 41)
    const second = await order(client, request)
    expect(unwrap(second.outcome)).toMatchObject({ order: { id: host().state.orders[0]?.id } })
    expect(first.outcome.ok).toBe(true)
    expect(unwrap(await client.cart.get())?.id).toBe(next.cartId)
    expect(host().state.orders).toHaveLength(1)
  })
})
