import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CatalogPage } from '#app/features/catalog/catalog-page.tsx'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { createTestQueryClient } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createFacets, createOneShot } from '../example-products.ts'

const facets = createFacets({
  unowned: 9_998,
  genre: [
    { value: 'house', label: 'House', count: 1234 },
    { value: 'gamelan', label: 'Gamelan', count: 0 },
  ],
  instrument: [{ value: 'kick', label: 'Kick', count: 56 }],
  capped: ['genre'],
})

function renderOneShots(search: CatalogSearch, isTotalCapped: boolean, total = 10_000) {
  const cache = createTestQueryClient()
  const items = [createOneShot({ id: 1, name: 'Kick' })]
  const list = {
    items,
    page: 1,
    lastPage: 417,
    total,
    isTotalCapped,
    facets,
    reading: null,
    noResults: null,
    relevance: null,
    nearest: [],
  }
  cache.setQueryData(catalogQuery(search).queryKey, {
    pack: search.type ? [] : [{ ...list, items: [], total: 0, isTotalCapped: false }],
    loop: [],
    'one-shot': [list],
  })
  renderInShop(<CatalogPage search={search} />, cache)
}

test('a capped total is labelled with a plus sign, an exact one is not [P9.06]', () => {
  renderOneShots({ type: 'one-shots' }, true)
  expect(screen.getByRole('status').textContent).toBe('10,000+ results')
  expect(screen.getByText('Showing 1 of 10,000+')).toBeDefined()
  cleanup()
  renderOneShots({ type: 'one-shots' }, false, 9_999)
  expect(screen.getByRole('status').textContent).toBe('9,999 results')
})

test('the total of both kinds is capped if one of them is [P9.06]', () => {
  renderOneShots({ search: 'kick' }, true)
  expect(screen.getByRole('status').textContent).toBe('10,000+ results')
  expect(screen.getByRole('link', { name: 'Show all one-shots (10,000+)' })).toBeDefined()
})

test('only counts of a capped facet have a plus sign; an uncounted value has no number [P9.06]', () => {
  renderOneShots({ type: 'one-shots' }, true)
  expect(screen.getByRole('checkbox', { name: 'House 1,234+' })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Gamelan' })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Kick 56' })).toBeDefined()
})

test('the number of sounds not yet owned is a lower bound if not all were counted [P2.05 P9.06]', () => {
  renderOneShots({ type: 'one-shots' }, true)
  expect(screen.getByRole('checkbox', { name: /9,998\+$/ })).toBeDefined()
  cleanup()
  renderOneShots({ type: 'one-shots' }, false, 9_999)
  expect(screen.getByRole('checkbox', { name: /9,998$/ })).toBeDefined()
})
