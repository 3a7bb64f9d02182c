import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import { parseLibrarySearch } from '#app/features/catalog/catalog-search.ts'
import type { CatalogLists } from '#app/features/catalog/list/catalog-lists.ts'
import { nothingFound } from '#app/features/catalog/search/deferred-nothing-found.ts'
import { LibraryPage } from '#app/features/library/library-page.tsx'
import { tasterSearch, withdrawnQuery } from '#app/features/library/library.queries.ts'
import { initialSelection, selectionStore } from '#app/features/library/selection.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { createFacets, createOneShot, createPack } from '../example-products.ts'
import {
  createTestQueryClient,
  customerSession,
  exampleCustomer,
  vanillaInfo,
} from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

await nothingFound.preload()

afterEach(() => selectionStore.set(initialSelection))

const sha256 = 'ab'.repeat(32)

function own(product: ProductSummary, bytes = 1_500_000): ProductSummary {
  const file = { productId: product.id, fileName: `${product.id}.wav`, bytes, orderNumber: '12' }
  const checksum = product.kind === 'pack' ? null : sha256
  return { ...product, isOwned: true, file: { ...file, sha256: checksum } }
}

function toLists(products: readonly ProductSummary[]): CatalogLists {
  const list = (kind: string) => {
    const items = products.filter((product) => product.kind === kind)
    const page = { page: 1, lastPage: 1, total: items.length, isTotalCapped: false }
    const around = { reading: null, noResults: null, relevance: null, nearest: [] }
    return [{ ...page, ...around, items, facets: kind === 'pack' ? createFacets() : null }]
  }
  return { pack: list('pack'), loop: list('loop'), 'one-shot': list('one-shot') }
}

interface Library {
  readonly owned?: readonly ProductSummary[]
  readonly withdrawn?: readonly ProductSummary[]
  readonly search?: Record<string, unknown>
  readonly info?: typeof vanillaInfo
}

function renderLibrary({ owned = [], withdrawn = [], search = {}, info }: Library): void {
  const cache = createTestQueryClient(customerSession, undefined, info)
  const parsed = parseLibrarySearch(search)
  cache.setQueryData(catalogQuery(parsed).queryKey, toLists(owned))
  cache.setQueryData(withdrawnQuery(exampleCustomer.id, parsed).queryKey, {
    items: withdrawn,
    total: withdrawn.length,
  })
  const shop = toLists([createOneShot({ id: 90, name: 'Taster' })])
  cache.setQueryData(catalogQuery(tasterSearch).queryKey, shop)
  renderInShop(<LibraryPage search={parsed} />, cache)
}

const kick = own(createOneShot({ id: 1, name: 'Kick' }))
const snare = own(createOneShot({ id: 2, name: 'Snare' }), 500_000)
const pack = own(createPack({ id: 3, name: 'Dusk' }), 40_000_000)

test('an owned sound has its file with size, name, checksum and order in place of a price [P4.05]', () => {
  renderLibrary({ owned: [kick] })
  const row = within(screen.getByRole('listitem', { name: /^Kick/ }))
  expect(row.getByRole('button', { name: 'File details for Kick: 1.5 MB' })).toBeDefined()
  expect(row.getByText('1.wav')).toBeDefined()
  expect(row.getByText(sha256)).toBeDefined()
  const order = row.getByText('Order 12')
  expect(order.getAttribute('href')).toBe('/orders/12')
  expect(row.getByRole('link', { name: 'Download Kick' }).getAttribute('href')).toBe(
    '/download/product-1',
  )
})

test('an owned pack has a link to its ZIP on its card [P4.05]', () => {
  renderLibrary({ owned: [pack] })
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('button', { name: 'File details for Dusk: 40 MB' })).toBeDefined()
  const link = card.getByRole('link', { name: 'Download Dusk' })
  expect(link.getAttribute('href')).toBe('/download/product-3')
})

test('the links of the library stay in it and do not name its filter [P4.05]', () => {
  renderLibrary({ owned: [kick, pack], search: { search: 'kick' } })
  const kinds = within(document.querySelector<HTMLElement>('.kind-links') ?? document.body)
  for (const link of kinds.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^\/library/)
  }
  expect(screen.queryByRole('spinbutton', { name: /price/i })).toBeNull()
})

test('the selection says how many and how large, and is the URL of one ZIP [P4.05]', () => {
  renderLibrary({ owned: [kick, snare, pack] })
  const tick = (name: string) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const getZip = () => screen.queryByRole('link', { name: 'Download as ZIP' })
  expect(getZip()).toBeNull()
  for (const name of ['Kick', 'Snare', 'Dusk']) tick(name)
  expect(screen.getByText('3 selected · 42 MB')).toBeDefined()
  expect(getZip()?.getAttribute('href')).toBe('/download/products-1,2,3')
  tick('Snare')
  expect(getZip()?.getAttribute('href')).toBe('/download/products-1,3')
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(getZip()).toBeNull()
  expect(screen.getAllByRole('checkbox', { name: /^Select/, checked: false })).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }))
  expect(screen.getByText('3 selected · 42 MB')).toBeDefined()
})

test('a sound of a selected pack adds nothing to the size of the ZIP, which has it once [P4.05]', () => {
  const inPack = own(createOneShot({ id: 4, name: 'Clap', pack: { id: 3, name: 'Dusk' } }))
  renderLibrary({ owned: [inPack, pack] })
  for (const name of ['Clap', 'Dusk']) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  }
  expect(screen.getByText('2 selected · 40 MB')).toBeDefined()
})

test('withdrawn sounds are listed without a link to a page, with their files [P4.05]', () => {
  const gone = own(createOneShot({ id: 7, name: 'Gone' }))
  renderLibrary({ owned: [kick], withdrawn: [gone, own(createPack({ id: 8, name: 'Old' }))] })
  const section = within(screen.getByRole('list', { name: 'No longer in the shop' }))
  expect(section.queryByRole('link', { name: 'Gone' })).toBeNull()
  expect(section.getByRole('link', { name: 'Download Gone' })).toBeDefined()
  expect(section.getByRole('checkbox', { name: 'Select Gone' })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Select Old' })).toBeDefined()
})

test('filters leave withdrawn sounds out, which have nothing to filter by [P4.05]', () => {
  const gone = own(createOneShot({ id: 7, name: 'Gone' }))
  renderLibrary({ owned: [kick], withdrawn: [gone], search: { genre: 'garage' } })
  expect(screen.queryByText('Gone')).toBeNull()
})

test('an empty library offers a sound of the shop to play [P4.05 P12.08]', () => {
  renderLibrary({})
  expect(screen.getByRole('listitem', { name: /^Taster/ })).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a search without results leads back to the whole library [P4.05]', () => {
  renderLibrary({ search: { search: 'zither' } })
  const link = screen.getByRole('link', { name: 'Show the whole library' })
  expect(link.getAttribute('href')).toBe('/library')
})

test('with a provider without a library, the page leads to the orders [P4.05 P7.02]', () => {
  renderLibrary({ owned: [kick], info: vanillaInfo })
  expect(screen.queryByRole('listitem', { name: /^Kick/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(
    '/profile?tab=balance',
  )
})
