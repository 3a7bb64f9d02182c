import { expect, test } from 'vitest'
import { CartLineRow } from '#app/features/cart-page/cart-line-row.tsx'
import type { Product } from '#app/provider/types/product.ts'
import { createPack } from '../example-products.ts'
import { createCart } from '../example-cart.ts'
import { renderInShop } from '../render-in-shop.tsx'

/** Returns the text below the name of a cart line for this product. */
function renderDetails(product: Product): string | undefined {
  const [line] = createCart({ prices: [900], percent: 0, giftCard: null }).lines
  if (!line) throw new Error('the cart is empty')
  renderInShop(<CartLineRow line={{ ...line, product }} />)
  return document.querySelector('li p')?.textContent
}

test('a cart line shows the number, kind and artist of its product', () => {
  const artist = { id: 1, name: 'Ann Bee', slug: 'ann-bee', description: null }
  expect(renderDetails(createPack({ artist }))).toBe('OVT-101 · Sample pack · Ann Bee')
})

test('a product without a kind has no label and no stray separators', () => {
  expect(renderDetails(createPack({ kind: null }))).toBe('OVT-101')
})
