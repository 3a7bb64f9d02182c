import { expect, test } from 'vitest'
import {
  applyCodeToCart,
  removeCodeFromCart,
  removeLineFromCart,
} from '#app/features/cart/change-cart.server.ts'
import { unwrap, useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { validCoupon } from '../../support/bagisto-host/cart-routes.ts'
import type { Fault } from '../../support/bagisto-host/faults.ts'

const { host, logIn } = useBagistoHost()

const couponPath = '/api/v1/customer/cart/coupon'

/** Logs in and adds a product to the cart; returns the line. */
async function fillCart() {
  const client = await logIn()
  const { links } = unwrap(await client.products.get(42))
  const { cart } = unwrap(await client.cart.add({ productId: 42, links }))
  const [line] = cart?.lines ?? []
  return { client, line: line ?? expect.fail('The cart is empty') }
}

const lose = (request: string, when: Fault['when']) => host().fail(request, { mode: 'reset', when })

test.each([validCoupon, validCoupon.toLowerCase()])(
  'the code %s counts as applied if the cart has it although the response was lost [P7.03]',
  async (code) => {
    const { client } = await fillCart()
    // The host writes codes in capitals.
    unwrap(await client.cart.applyCode(validCoupon))
    lose(`POST ${couponPath}`, 'before')
    expect(unwrap(await applyCodeToCart(client, code))?.coupon).toBe(validCoupon)
  },
)

test('a code whose response was lost does not count as applied if the cart does not have it [P7.03]', async () => {
  const { client } = await fillCart()
  lose(`POST ${couponPath}`, 'before')
  const outcome = await applyCodeToCart(client, validCoupon)
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
})

test.each([validCoupon, validCoupon.toLowerCase()])(
  'the code %s counts as removed only if the cart does not have it after the response was lost [P7.03]',
  async (code) => {
    const { client } = await fillCart()
    unwrap(await client.cart.applyCode(validCoupon))
    lose(`DELETE ${couponPath}`, 'before')
    expect((await removeCodeFromCart(client, code)).ok).toBe(false)
    lose(`DELETE ${couponPath}`, 'after')
    expect(unwrap(await removeCodeFromCart(client, code))?.coupon).toBe(null)
  },
)

test('a line counts as removed only if the cart does not have it after the response was lost [P7.03]', async () => {
  const { client, line } = await fillCart()
  const request = 'DELETE /api/v1/customer/cart/remove/:id'
  lose(request, 'before')
  expect((await removeLineFromCart(client, line.id)).ok).toBe(false)
  lose(request, 'after')
  expect(unwrap(await removeLineFromCart(client, line.id))).toBe(null)
})
