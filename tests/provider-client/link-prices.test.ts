import { expect, test } from 'vitest'
import { parseDisplayedMoney } from '#provider/contract/money.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'

const { host, createClient, logIn } = useBagistoHost()

test.each([true, false])(
  'each displayed price includes the prices of download links, as in the cart (with a sample: %s) [P7.04]',
  async (hasSample) => {
    const [product] = host().state.products
    if (!product) throw new Error('The host has no product')
    product.links = [
      { id: 7, price: 250, hasSample },
      { id: 17, price: 123_456, hasSample },
    ]
    const displayedProduct = unwrap(await createClient().products.get(product.id))
    expect(displayedProduct.price).toEqual({
      minor: product.price + 250 + 123_456,
      currency: 'EUR',
    })
    const client = await logIn()
    const { cart } = unwrap(
      await client.cart.add({ productId: product.id, links: displayedProduct.links }),
    )
    expect(cart?.lines[0]?.total).toEqual(displayedProduct.price)
    const list = unwrap(await client.products.list({ kind: 'pack' }))
    expect(list.items.find(({ id }) => id === product.id)?.price).toEqual(displayedProduct.price)
    const related = unwrap(await createClient().products.listRelated(42))
    expect(related.find(({ id }) => id === product.id)?.price).toEqual(displayedProduct.price)
  },
)

test('a related product has no price if the prices of its links cannot be loaded [P7.04]', async () => {
  host().fail('GET /api/v1/products/:id', { mode: 500, when: 'before' })
  const related = unwrap(await createClient().products.listRelated(42))
  expect(related.map(({ id, price, priceText }) => ({ id, price, priceText }))).toEqual([
    { id: 41, price: null, priceText: null },
    { id: 43, price: null, priceText: null },
  ])
})

test('products are fetched for at most four related cards', async () => {
  const [product] = host().state.products
  if (!product) throw new Error('The host has no product')
  const ids = [51, 52, 53, 54, 55]
  host().state.products = [product, ...ids.map((id) => ({ ...product, id }))]
  const related = unwrap(await createClient().products.listRelated(product.id))
  expect(related.map(({ price }) => price?.minor ?? null)).toEqual([1900, 1900, 1900, 1900, null])
  expect(host().requests).toHaveLength(5)
})

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
