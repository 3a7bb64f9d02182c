import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PackCard } from '#app/features/catalog/list/pack-card.tsx'
import { createTestQueryClient, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createPack } from '../example-products.ts'
import { renderCatalog } from './render-catalog.tsx'

const getOneShotRows = () => screen.queryAllByRole('listitem', { name: /^one-shot/ })
const getLoopRows = () => screen.queryAllByRole('listitem', { name: /^loop/ })
const getPackCards = () => screen.queryAllByRole('article')
const findHref = (name: RegExp | string) =>
  screen.queryByRole('link', { name })?.getAttribute('href')

test('without a type, the page shows some products of each kind and links to all of them [R2.07 P1.01]', () => {
  renderCatalog({ genre: 'garage' }, { pack: 9, loop: 20, 'one-shot': 50 })
  expect(getPackCards()).toHaveLength(6)
  expect(getLoopRows()).toHaveLength(6)
  expect(findHref('Show all loops (20)')).toBe('/catalog?genre=garage&type=loops')
  expect(getOneShotRows()).toHaveLength(12)
  expect(findHref('Show all packs (9)')).toBe('/catalog?genre=garage&type=sample-packs')
  expect(findHref('Show all one-shots (50)')).toBe('/catalog?genre=garage&type=one-shots')
  expect(findHref('Show more')).toBeUndefined()
})

test('a kind whose products are all shown has no link to more [R2.07]', () => {
  renderCatalog({}, { pack: 6, 'one-shot': 13 })
  expect(getPackCards()).toHaveLength(6)
  expect(findHref(/^Show all packs/)).toBeUndefined()
  expect(findHref('Show all one-shots (13)')).toBe('/catalog?type=one-shots')
})

test('the down arrow on the last row loads the next page only if there is one [P2.08]', () => {
  const isPrevented = () => {
    const button = getOneShotRows().at(-1)?.querySelector('a') ?? document.body
    return !fireEvent.keyDown(button, { key: 'ArrowDown' })
  }
  renderCatalog({ type: 'one-shots' }, { 'one-shot': 50 })
  expect(isPrevented()).toBe(true)
  cleanup()
  renderCatalog({ type: 'one-shots', page: 3 }, { 'one-shot': 50 })
  expect(isPrevented()).toBe(false)
  cleanup()
  renderCatalog({}, { 'one-shot': 50 })
  expect(isPrevented()).toBe(false)
})

test('the number of results is announced [R2.07]', () => {
  renderCatalog({}, { pack: 9, 'one-shot': 50 })
  expect(screen.getByRole('status').textContent).toBe('59 results')
})

test('“Show more” links to the next page, except on the last one [R2.07 R4.04]', () => {
  renderCatalog({ type: 'one-shots', search: 'kick', page: 2 }, { pack: 0, 'one-shot': 50 })
  expect(getOneShotRows()).toHaveLength(48)
  expect(findHref('Show more')).toBe('/catalog?type=one-shots&search=kick&page=3')
  cleanup()
  renderCatalog({ type: 'one-shots', page: 3 }, { pack: 0, 'one-shot': 50 })
  expect(getOneShotRows()).toHaveLength(50)
  expect(findHref('Show more')).toBeUndefined()
})

test('beyond page ten, only one page is shown, with a link to the earlier ones [R2.07]', () => {
  renderCatalog({ type: 'sample-packs', page: 11 }, { pack: 300, 'one-shot': 0 })
  expect(getPackCards()).toHaveLength(24)
  expect(screen.getByRole('link', { name: 'pack 241' })).toBeDefined()
  expect(findHref('Show previous')).toBe('/catalog?type=sample-packs&page=10')
  expect(findHref('Show more')).toBe('/catalog?type=sample-packs&page=12')
})

test('without results, the page repeats the search term and links to the whole catalogue [R2.07]', () => {
  renderCatalog({ search: 'zither' }, { pack: 0, 'one-shot': 0 })
  expect(screen.getByRole('heading', { name: 'No results for “zither”' })).toBeDefined()
  expect(findHref('Browse the full catalog')).toBe('/catalog')
})

test('the card of a pack whose number of sounds is unknown has only its catalog number [P7.02]', () => {
  const cache = createTestQueryClient()
  renderInShop(
    <PackCard pack={createPack({ id: 7, name: 'Night Keys', soundsCount: null })} />,
    cache,
  )
  expect(screen.getByText('OVT-007').textContent).toBe('OVT-007')
  cleanup()
  renderInShop(<PackCard pack={createPack({ id: 7, name: 'Night Keys', soundsCount: 3 })} />, cache)
  expect(screen.getByText(/^OVT-007/).textContent).toBe('OVT-007 · 3 sounds')
})

test('tempo and key are offered only if the provider returns them [P3.09 P7.02]', () => {
  renderCatalog({}, { pack: 1 })
  expect(screen.getByRole('button', { name: /^Tempo and key/ })).toBeDefined()
  cleanup()
  renderCatalog({}, { pack: 1 }, null, null, vanillaInfo)
  expect(screen.queryByRole('button', { name: /^Tempo and key/ })).toBeNull()
})
