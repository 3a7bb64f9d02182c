import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomePage } from '#app/features/home/home-page.tsx'
import { formatPageTitle } from '#app/features/seo/page-head.ts'
import type { Product } from '#app/provider/types/product.ts'
import { createTestQueryClient, embeddedInfo, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createOneShot, createPack } from '../example-products.ts'

const artist = { id: 1, name: 'Mara Venn', slug: 'mara-venn', description: null }

function renderPage(packs: Product[], sounds: Product[], info = embeddedInfo) {
  const list = { items: packs, total: packs.length, isTotalCapped: false }
  renderInShop(
    <HomePage packs={list} sounds={{ ...list, items: sounds, total: 175 }} />,
    createTestQueryClient(undefined, undefined, info),
  )
}

test('the home page shows the tagline, a playable sound, samples and artists [R2.01]', () => {
  const preview = { url: '/media/files/mix.mp3', durationSeconds: 30 }
  renderPage(
    [createPack({ id: 1, name: 'Kettle Hours', artist, preview })],
    [createOneShot({ id: 2, name: 'Boiled Kick' })],
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Limitless soundscapes' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Play Kettle Hours' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('listitem', { name: 'Boiled Kick' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Show all one-shots (175)' })).toBeDefined()
  const artists = screen.getAllByRole('link', { name: 'Mara Venn' })
  expect(artists.map((link) => link.getAttribute('href'))).toEqual(
    artists.map(() => '/artists/mara-venn'),
  )
})

test('the title of the home page is only the brand name [R2.01]', () => {
  expect(formatPageTitle('')).toBe('Overtone')
})

test('with an empty catalogue, the home page shows the tagline and no empty sections [R2.01]', () => {
  renderPage([], [])
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('the home page names loops only if the shop lists them [P7.02]', () => {
  renderPage([], [])
  expect(screen.getByText(/^Sample packs, loops and one-shots from artists/)).toBeDefined()
  cleanup()
  renderPage([], [createOneShot({ id: 2, name: 'Boiled Kick' })], vanillaInfo)
  expect(screen.getByText(/^Sample packs and one-shots from artists/)).toBeDefined()
  expect(document.body.textContent).not.toMatch(/loop/i)
})
