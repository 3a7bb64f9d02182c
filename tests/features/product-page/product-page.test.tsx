import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isSound } from '#app/features/product/product-kinds.ts'
import { ProductPage } from '#app/features/product-page/product-page.tsx'
import { SoundPage } from '#app/features/product-page/sound-page.tsx'
import type { Product } from '#app/provider/types/product.ts'
import { createTestQueryClient, embeddedInfo, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createOneShot, createPack, createSound } from '../example-products.ts'

const createPrice = (minor: number) => ({ minor, currency: 'EUR' as const })

const kick = createOneShot({
  id: 8,
  name: 'Skip Kick',
  description: ['A kick that skips.'],
  price: createPrice(79),
  genre: { code: 'garage', label: 'Garage' },
  pack: { id: 7, name: 'Night Bus' },
  preview: { url: '/media/files/kick.mp3', durationSeconds: 0.2 },
})

const pack = createPack({
  id: 7,
  name: 'Night Bus',
  price: createPrice(1700),
  sounds: [
    createSound({ id: 1, name: 'Top Step', kind: 'loop', bpm: 133, isPackOnly: true }),
    createSound({
      id: 2,
      name: 'Skip Kick',
      productId: 8,
      offer: { price: createPrice(79), links: [8], isOwned: false },
    }),
    createSound({ id: 3, name: 'Rim', productId: 9 }),
  ],
})

function renderPage(product: Product, related: Product[] = [], info = embeddedInfo) {
  const named = { ...product, names: { kick: 'Kick', dusty: 'Dusty' } }
  renderInShop(
    isSound(product.kind) ? (
      <SoundPage product={named} pack={null} related={related} />
    ) : (
      <ProductPage product={named} related={related} />
    ),
    createTestQueryClient(undefined, undefined, info),
  )
}

test('a product page shows the name, description, genre, price, pack and cart button [R2.08 R3.07]', () => {
  renderPage(kick)
  expect(screen.getByRole('heading', { level: 1, name: 'Skip Kick' })).toBeDefined()
  expect(screen.getByText('A kick that skips.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Garage' })).toBeDefined()
  expect(screen.getAllByText('€0.79').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'From the pack “Night Bus”' }).getAttribute('href')).toBe(
    '/catalog/7',
  )
  expect(screen.getByRole('button', { name: /cart/i })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Play Skip Kick' })).toBeDefined()
})

test('the summary and the description are marked with the language returned by the provider', () => {
  renderPage({
    ...pack,
    summary: 'Eine Nachtfahrt.',
    description: ['Letzte Reihe.'],
    textLocale: 'de',
  })
  for (const text of ['Eine Nachtfahrt.', 'Letzte Reihe.']) {
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('de')
  }
})

test('texts whose language is unknown are not marked as English', () => {
  renderPage(kick)
  expect(screen.getByText('A kick that skips.').closest('[lang]')?.getAttribute('lang')).toBe('')
})

test('“Learn more” links to the licence [R2.08]', () => {
  renderPage(kick)
  const link = screen.getByRole('link', { name: 'Learn more about the license' })
  expect(link.getAttribute('href')).toBe('/info?tab=licence')
})

test('related products are shown as “You may also like”, if there are any [R2.08 R3.08]', () => {
  renderPage(kick, [
    createPack({ id: 3, name: 'Relay Yard' }),
    createOneShot({ id: 4, name: 'Rail Bell' }),
  ])
  const heading = screen.getByRole('heading', { name: 'You may also like' })
  const section = within(heading.parentElement ?? document.body)
  expect(section.getByRole('link', { name: 'Relay Yard' }).getAttribute('href')).toBe('/catalog/3')
  expect(section.getByRole('link', { name: 'Rail Bell' }).getAttribute('href')).toBe('/catalog/4')
  expect(section.getByRole('link', { name: 'More like Skip Kick' })).toBeDefined()
  cleanup()
  renderPage(kick)
  expect(screen.queryByRole('heading', { name: 'You may also like' })).toBeNull()
})

test('a sound page links to similar sounds if the provider supports them [P2.09 P7.02]', () => {
  renderPage(kick)
  expect(screen.getByRole('link', { name: 'More like Skip Kick' }).getAttribute('href')).toBe(
    '/catalog?type=one-shots&similar=8',
  )
  cleanup()
  renderPage(kick, [], vanillaInfo)
  expect(screen.queryByRole('link', { name: 'More like Skip Kick' })).toBeNull()
})

test('a pack lists its loops and one-shots; those sold separately show their price [R2.08]', () => {
  renderPage(pack)
  const loops = within(screen.getByRole('list', { name: 'Loops' }))
  expect(loops.getAllByRole('listitem')).toHaveLength(1)
  expect(loops.queryByRole('button', { name: /cart/i })).toBeNull()
  const oneShots = within(screen.getByRole('list', { name: 'One-shots' }))
  expect(oneShots.getAllByRole('listitem')).toHaveLength(2)
  expect(oneShots.getByText('€0.79')).toBeDefined()
  expect(oneShots.getByRole('link', { name: 'Also sold separately' }).getAttribute('href')).toBe(
    '/catalog/9',
  )
})

test('the page renders a product with only the required fields', () => {
  renderPage(createOneShot({ id: 5, name: '', kind: null, priceText: '€3.00' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Sample Detail' })).toBeDefined()
  expect(screen.getAllByText('€3.00').length).toBeGreaterThan(0)
})
