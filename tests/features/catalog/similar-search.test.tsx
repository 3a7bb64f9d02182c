import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFacets, createOneShot } from '../example-products.ts'
import { renderCatalog } from './render-catalog.tsx'

const facets = createFacets()
const search = { type: 'one-shots', similar: '7' } as const
const similar = createOneShot({ id: 7, name: 'Chip Kick' })
const noteText = 'That sound isn’t available. These results aren’t filtered by similarity.'

const renderSimilar = (extras: Parameters<typeof renderCatalog>[5]) =>
  renderCatalog(search, { 'one-shot': 3 }, { 'one-shot': facets }, null, undefined, extras)

test('similar sounds have a chip with the name of the sound, even while it is unknown [P2.09]', () => {
  renderSimilar({ similar })
  expect(screen.getByRole('link', { name: 'Remove filter: More like Chip Kick' })).toBeDefined()
  cleanup()
  renderSimilar({})
  expect(screen.getByRole('link', { name: 'Remove filter: Similar sounds' })).toBeDefined()
  expect(screen.queryByText(noteText)).toBeNull()
})

test('if the reference sound is missing, the page says that nothing is filtered by it [P2.09]', () => {
  renderSimilar({ similar: null })
  expect(screen.getByText(noteText)).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  expect(new FormData(screen.getByRole('search')).get('similar')).toBeNull()
  expect(screen.getByRole('option', { name: 'Newest' })).toBeDefined()
})

test('similar sounds are of one kind, so links to other kinds are missing [P2.09]', () => {
  renderSimilar({ similar })
  expect(screen.queryByRole('navigation', { name: 'Product type' })).toBeNull()
  cleanup()
  renderSimilar({ similar: null })
  expect(screen.getByRole('navigation', { name: 'Product type' })).toBeDefined()
})

test('without results, the removable condition quotes the reference sound [P2.06]', () => {
  const noResults = { drop: [{ facet: 'similar', words: null, count: 4 }] }
  const extras = { similar, noResults }
  renderCatalog(search, {}, { 'one-shot': facets }, null, undefined, extras)
  expect(screen.getByRole('link', { name: /^Without “More like Chip Kick”/ })).toBeDefined()
})

test('a guest cannot filter by ownership [P2.05]', () => {
  const owned = { owned: 'no' } as const
  renderCatalog(owned, { 'one-shot': 3 }, { 'one-shot': facets })
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  cleanup()
  renderCatalog(owned, { 'one-shot': 3 }, { 'one-shot': { ...facets, unowned: 2 } })
  expect(screen.getByRole('list', { name: 'Active filters' })).toBeDefined()
})
