// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProductPage } from '#app/features/catalog/product-page.tsx'
import type { Product } from '#app/provider/types.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { oneShotOf, packOf, soundOf } from './catalogue-things.ts'

afterEach(cleanup)

const euros = (minor: number) => ({ minor, currency: 'EUR' as const })

const kick = oneShotOf({
  id: 8,
  name: 'Skip Kick',
  description: ['A kick that skips.'],
  price: euros(79),
  genre: { code: 'garage', label: 'Garage' },
  pack: { id: 7, name: 'Night Bus' },
  preview: { url: '/media/files/kick.mp3', durationSeconds: 0.2 },
})

const pack = packOf({
  id: 7,
  name: 'Night Bus',
  price: euros(1700),
  sounds: [
    soundOf({ id: 1, name: 'Top Step', kind: 'loop', bpm: 133, productId: null }),
    soundOf({ id: 2, name: 'Skip Kick', productId: 8 }),
    soundOf({ id: 3, name: 'Rim', productId: 9 }),
  ],
})

function show(product: Product, related: Product[] = [], singles: Product[] = []) {
  renderInShop(<ProductPage product={product} related={related} singles={singles} />)
}

test('R2.08 R3.07 a product shows name, description, genre, price, pack and purchase', () => {
  show(kick)
  expect(screen.getByRole('heading', { level: 1, name: 'Skip Kick' })).toBeDefined()
  expect(screen.getByText('A kick that skips.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Garage' })).toBeDefined()
  expect(screen.getAllByText('€0.79').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'From the pack Night Bus' }).getAttribute('href')).toBe(
    '/catalog/7',
  )
  expect(screen.getByRole('button', { name: /cart/i })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Play Skip Kick' })).toBeDefined()
})

test('R2.08 learn more leads to what the licence allows', () => {
  show(kick)
  const link = screen.getByRole('link', { name: 'Learn more about the licence' })
  expect(link.getAttribute('href')).toBe('/info?tab=licence')
})

test('R3.08 R2.08 related products stand under "You may also like", and nothing where there are none', () => {
  show(kick, [packOf({ id: 3, name: 'Relay Yard' }), oneShotOf({ id: 4, name: 'Rail Bell' })])
  const heading = screen.getByRole('heading', { name: 'You may also like' })
  const section = within(heading.parentElement ?? document.body)
  expect(section.getByRole('link', { name: 'Relay Yard' }).getAttribute('href')).toBe('/catalog/3')
  expect(section.getByRole('link', { name: 'Rail Bell' }).getAttribute('href')).toBe('/catalog/4')
  cleanup()
  show(kick)
  expect(screen.queryByRole('heading', { name: 'You may also like' })).toBeNull()
})

test('R2.08 a pack lists its loops and its one-shots; what is sold alone shows its own price', () => {
  show(pack, [], [kick, oneShotOf({ id: 99, name: 'Another pack’s kick' })])
  const loops = within(screen.getByRole('list', { name: 'Loops' }))
  expect(loops.getAllByRole('listitem')).toHaveLength(1)
  expect(loops.queryByRole('button', { name: /cart/i })).toBeNull()
  const oneShots = within(screen.getByRole('list', { name: 'One-shots' }))
  expect(oneShots.getAllByRole('listitem')).toHaveLength(2)
  expect(oneShots.getByText('€0.79')).toBeDefined()
  expect(oneShots.getByRole('link', { name: 'Sold alone' }).getAttribute('href')).toBe('/catalog/9')
})

test('a product of a host that tells only the least still has a page', () => {
  show(oneShotOf({ id: 5, name: '', kind: null, priceText: '€3.00' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Sample Detail' })).toBeDefined()
  expect(screen.getAllByText('€3.00').length).toBeGreaterThan(0)
})
