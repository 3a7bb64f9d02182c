// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HomePage } from '#app/features/catalog/home-page.tsx'
import { pageTitle } from '#app/features/seo/page-head.ts'
import type { Product } from '#app/provider/types.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { oneShotOf, packOf } from './catalogue-things.ts'

afterEach(cleanup)

const artist = { id: 1, name: 'Mara Venn', slug: 'mara-venn', description: null }

function show(packs: Product[], sounds: Product[]) {
  const list = { items: packs, page: 1, lastPage: 1, total: packs.length, facets: null }
  renderInShop(<HomePage packs={list} sounds={sounds} />)
}

test('R2.01 home has a statement, a sound to play at once, samples and artists', () => {
  const preview = { url: '/media/files/mix.mp3', durationSeconds: 30 }
  show(
    [packOf({ id: 1, name: 'Kettle Hours', artist, preview })],
    [oneShotOf({ id: 2, name: 'Boiled Kick' })],
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Limitless soundscapes' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Play Kettle Hours' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('listitem', { name: 'Boiled Kick' })).toBeDefined()
  const link = screen.getByRole('link', { name: 'Mara Venn' })
  expect(link.getAttribute('href')).toBe('/catalog?search=Mara+Venn')
})

test('R2.01 the title of home is the brand alone', () => {
  expect(pageTitle('')).toBe('Overtone')
})

test('R2.01 an empty catalogue leaves the statement and no empty blocks', () => {
  show([], [])
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
