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

/** Logs in and adds a product to the cart; returns the cart line. */
async function fillCart() {
  const client = await logIn()
  const { links } = unwrap(await client.products.get(42))
  const { cart } = unwrap(await client.cart.add({ productId: 42, links }))
  const [line] = cart?.lines ?? []
  return { client, line: line ?? expect.fail('The cart is empty') }
}

const loseResponse = (request: string, when: Fault['when']) =>
  host().fail(request, { mode: 'reset', when })

test.each([validCoupon, validCoupon.toLowerCase()])(
  'the code %s whose response was lost counts as applied if the cart has it [P7.03]',
  async (code) => {
    const { client } = await fillCart()
    // The host converts codes to uppercase.
    unwrap(await client.cart.applyCode(validCoupon))
    loseResponse(`POST ${couponPath}`, 'before')
    expect(unwrap(await applyCodeToCart(client, code))?.coupon).toBe(validCoupon)
  },
)

test('a code whose response was lost does not count as applied if the cart does not have it [P7.03]', async () => {
  const { client } = await fillCart()
  loseResponse(`POST ${couponPath}`, 'before')
  const outcome = await applyCodeToCart(client, validCoupon)
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
})

test.each([validCoupon, validCoupon.toLowerCase()])(
  'the code %s whose response was lost counts as removed only if the cart does not have it [P7.03]',
  async (code) => {
    const { client } = await fillCart()
    unwrap(await client.cart.applyCode(validCoupon))
    loseResponse(`DELETE ${couponPath}`, 'before')
    expect((await removeCodeFromCart(client, code)).ok).toBe(false)
    loseResponse(`DELETE ${couponPath}`, 'after')
    expect(unwrap(await removeCodeFromCart(client, code))?.coupon).toBe(null)
  },
)

test('after a refusal, nothing is looked up', async () => {
  const { client } = await fillCart()
  const before = host().requests.length
  expect((await applyCodeToCart(client, 'UNKNOWN')).ok).toBe(false)
  expect(host().requests.slice(before)).toEqual([`POST ${couponPath}`])
})

test('a line whose response was lost counts as removed only if the cart does not have it [P7.03]', async () => {
  const { client, line } = await fillCart()
  const request = 'DELETE /api/v1/customer/cart/remove/:id'
  loseResponse(request, 'before')
  expect((await removeLineFromCart(client, line.id)).ok).toBe(false)
  loseResponse(request, 'after')
  expect(unwrap(await removeLineFromCart(client, line.id))).toBe(null)
})
