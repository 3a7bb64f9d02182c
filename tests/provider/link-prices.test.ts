import { expect, test } from 'vitest'
import { parseDisplayedMoney } from '#app/provider/money.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'

const { host, createClient, logIn } = useBagistoHost()

test.each([true, false])(
  'the prices of download links are part of the price, as in the cart (with a sample: %s)',
  async (hasSample) => {
    const [product] = host().state.products
    if (!product) throw new Error('The host has no product')
    product.links = [
      { id: 7, price: 250, hasSample },
      { id: 17, price: 123_456, hasSample },
    ]
    const shown = unwrap(await createClient().products.get(product.id))
    expect(shown.price).toEqual({ minor: product.price + 250 + 123_456, currency: 'EUR' })
    const client = await logIn()
    const { cart } = unwrap(await client.cart.add({ productId: product.id, links: shown.links }))
    expect(cart?.lines[0]?.total).toEqual(shown.price)
    const list = unwrap(await client.products.list({ kind: 'pack' }))
    expect(list.items.find(({ id }) => id === product.id)?.price).toEqual(shown.price)
  },
)

test.each([
  ['12.5000', 1250],
  ['€1,234.50', 123_450],
  ['1.234,50\u00a0€', 123_450],
  ['1\u202f234,50\u00a0€', 123_450],
  ['€5', 500],
  ['€1,234', 123_400],
  ['free', null],
  [undefined, null],
])('the displayed amount %j is %j cents', (text, minor) => {
  expect(parseDisplayedMoney(text)?.minor ?? null).toBe(minor)
})
