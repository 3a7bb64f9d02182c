// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { getSelectedKinds, toListRequests } from '#app/features/catalog/catalog-lists.ts'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import { CatalogPage } from '#app/features/catalog/catalog-page.tsx'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { PackCard } from '#app/features/catalog/pack-card.tsx'
import type { Facets, ProductKind } from '#app/provider/types.ts'
import { createTestQueryClient } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createLoop, createOneShot, createPack } from './example-products.ts'

afterEach(cleanup)

const createProductByKind = { pack: createPack, loop: createLoop, 'one-shot': createOneShot }

/** Renders the page with `totals` products of each kind, paginated as by the provider. */
function renderPage(
  search: CatalogSearch,
  totals: Partial<Record<ProductKind, number>>,
  facets: Partial<Record<ProductKind, Facets>> | null = null,
) {
  const createLists = (kind: ProductKind) => {
    const all = Array.from({ length: totals[kind] ?? 0 }, (_, index) =>
      createProductByKind[kind]({ id: index + 1, name: `${kind} ${index + 1}` }),
    )
    return toListRequests(search, kind).map(({ page, limit }) => ({
      items: all.slice((page - 1) * limit, page * limit),
      page,
      lastPage: Math.max(1, Math.ceil(all.length / limit)),
      total: all.length,
      isTotalCapped: false,
      facets: facets?.[kind] ?? null,
      reading: null,
      noResults: null,
    }))
  }
  const cache = createTestQueryClient()
  const kinds = getSelectedKinds(search)
  cache.setQueryData(catalogQuery(search).queryKey, {
    pack: kinds.includes('pack') ? createLists('pack') : [],
    loop: kinds.includes('loop') ? createLists('loop') : [],
    'one-shot': kinds.includes('one-shot') ? createLists('one-shot') : [],
  })
  renderInShop(<CatalogPage search={search} />, cache)
}

const getOneShotRows = () => screen.queryAllByRole('listitem', { name: /^one-shot/ })
const getLoopRows = () => screen.queryAllByRole('listitem', { name: /^loop/ })
const getPackCards = () => screen.queryAllByRole('article')
const findHref = (name: RegExp | string) =>
  screen.queryByRole('link', { name })?.getAttribute('href')

test('without a type, the page shows some products of each kind and links to all of them [R2.07 P1.01]', () => {
  renderPage({ genre: 'garage' }, { pack: 9, loop: 20, 'one-shot': 50 })
  expect(getPackCards()).toHaveLength(6)
  expect(getLoopRows()).toHaveLength(6)
  expect(findHref('Show all loops (20)')).toBe('/catalog?genre=garage&type=loops')
  expect(getOneShotRows()).toHaveLength(12)
  expect(findHref('Show all packs (9)')).toBe('/catalog?genre=garage&type=sample-packs')
  expect(findHref('Show all one-shots (50)')).toBe('/catalog?genre=garage&type=one-shots')
  expect(findHref('Show more')).toBeUndefined()
})

test('the number of results is announced [R2.07]', () => {
  renderPage({}, { pack: 9, 'one-shot': 50 })
  expect(screen.getByRole('status').textContent).toBe('59 results')
})

test('“Show more” links to the next page, up to the last [R2.07 R4.04]', () => {
  renderPage({ type: 'one-shots', search: 'kick', page: 2 }, { pack: 0, 'one-shot': 50 })
  expect(getOneShotRows()).toHaveLength(48)
  expect(findHref('Show more')).toBe('/catalog?type=one-shots&search=kick&page=3')
  cleanup()
  renderPage({ type: 'one-shots', page: 3 }, { pack: 0, 'one-shot': 50 })
  expect(getOneShotRows()).toHaveLength(50)
  expect(findHref('Show more')).toBeUndefined()
})

test('beyond page ten, only one page is shown, with a link to the earlier ones [R2.07]', () => {
  renderPage({ type: 'sample-packs', page: 11 }, { pack: 300, 'one-shot': 0 })
  expect(getPackCards()).toHaveLength(24)
  expect(screen.getByRole('link', { name: 'pack 241' })).toBeDefined()
  expect(findHref('Show previous')).toBe('/catalog?type=sample-packs&page=10')
  expect(findHref('Show more')).toBe('/catalog?type=sample-packs&page=12')
})

test('without results, the page repeats the search term and links to the whole catalogue [R2.07]', () => {
  renderPage({ search: 'zither' }, { pack: 0, 'one-shot': 0 })
  expect(screen.getByRole('heading', { name: 'No results for “zither”' })).toBeDefined()
  expect(findHref('Browse the full catalog')).toBe('/catalog')
})

test('the search form works without JavaScript and keeps the type and the filters [R2.07]', () => {
  const search = { type: 'one-shots', search: 'kick', genre: 'uk-garage' } as const
  renderPage(search, { pack: 0, 'one-shot': 3 }, facets)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/en/catalog')
  const values = [...readForm(form)].filter(([, value]) => value !== '')
  expect(Object.fromEntries(values)).toEqual(search)
  expect(within(form).getByRole('searchbox')).toBeDefined()
})

const packFacets: Facets = {
  kind: [],
  tag: [],
  artist: [],
  unowned: null,
  genre: [
    { value: 'uk-garage', label: 'UK Garage', count: 3 },
    { value: 'ambient', label: 'Ambient', count: 0 },
  ],
  instrument: [{ value: 'kick', label: 'Kick', count: 2 }],
  key: [{ value: 'f-minor', label: 'F minor', count: 1 }],
  bpm: { min: 90, max: 140 },
  length: { min: 0.2, max: 7.5 },
  price: { min: 12, max: 29 },
  capped: [],
}

const facets: Partial<Record<ProductKind, Facets>> = {
  pack: packFacets,
  'one-shot': {
    ...packFacets,
    genre: [
      { value: 'uk-garage', label: 'UK Garage', count: 5 },
      { value: 'dub', label: 'Dub', count: 1 },
      { value: 'ambient', label: 'Ambient', count: 0 },
    ],
    bpm: { min: 70, max: 120 },
    length: null,
    price: { min: 0.59, max: 1.99 },
  },
}

const readForm = (form: HTMLFormElement) => new URLSearchParams([...new FormData(form)].map(toPair))
const toPair = ([name, value]: [string, FormDataEntryValue]) => [name, String(value)]

test('the filter counts include both kinds, and the filters are part of the form [R2.07]', () => {
  renderPage({ genre: 'uk-garage', bpm: '90,' }, { pack: 2, 'one-shot': 3 }, facets)
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: /^UK Garage/ })
  expect(checkbox.checked).toBe(true)
  expect(checkbox.closest('label')?.textContent).toBe('UK Garage8')
  expect(screen.getByRole('checkbox', { name: /^Dub/ }).closest('label')?.textContent).toBe('Dub1')
  const placeholders = ['BPM', 'Price'].flatMap((name) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[aria-label^="${name}"]`)].map(
      ({ placeholder }) => placeholder,
    ),
  )
  expect(placeholders).toEqual(['70', '140', '0', '29'])
  expect(screen.getByRole('checkbox', { name: /^Fm/ })).toBeDefined()
  const values = readForm(screen.getByRole<HTMLFormElement>('search'))
  expect(values.getAll('genre')).toEqual(['uk-garage'])
  expect(values.getAll('bpm')).toEqual(['90', ''])
})

test('a provider without facets is searched and filtered by price only [R2.07 P7.02]', () => {
  const search = {
    type: 'one-shots',
    search: 'kick',
    genre: 'dub',
    bpm: '90,',
    price: '1,5',
  } as const
  renderPage(search, { pack: 0, 'one-shot': 3 })
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(panel.queryAllByRole('checkbox')).toEqual([])
  const fields = panel.getAllByRole<HTMLInputElement>('spinbutton')
  expect(fields.map(({ name, value, placeholder }) => [name, value, placeholder])).toEqual([
    ['price', '1', ''],
    ['price', '5', ''],
  ])
  const values = readForm(screen.getByRole<HTMLFormElement>('search'))
  expect(values.getAll('price')).toEqual(['1', '5'])
  values.delete('price')
  expect(Object.fromEntries(values)).toEqual({ search: 'kick', sort: '', type: 'one-shots' })
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Price: €1.00 – €5.00',
  ])
})

test('the card of a pack without a number of sounds has only its catalog number [P7.02]', () => {
  const cache = createTestQueryClient()
  renderInShop(
    <PackCard pack={createPack({ id: 7, name: 'Night Keys', soundsCount: null })} />,
    cache,
  )
  expect(screen.getByText('OT-007').textContent).toBe('OT-007')
  cleanup()
  renderInShop(<PackCard pack={createPack({ id: 7, name: 'Night Keys', soundsCount: 3 })} />, cache)
  expect(screen.getByText(/^OT-007/).textContent).toBe('OT-007 · 3 sounds')
})

test('a provider with facets has no price filter if nothing was found [R2.07]', () => {
  const noFacets = { ...packFacets, price: null }
  renderPage({}, { pack: 0, 'one-shot': 0 }, { pack: noFacets, 'one-shot': noFacets })
  expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
  expect(screen.getByRole('group', { name: 'BPM' })).toBeDefined()
})

test('each active filter value has a chip that removes only that value; unknown values have no chip [R2.07]', () => {
  const search = { search: 'dub', genre: 'ambient,uk-garage,nope', price: '1,5', page: 3 }
  renderPage({ ...search, type: 'one-shots' }, { pack: 0, 'one-shot': 90 }, facets)
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  const links = chips.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Ambient',
    'UK Garage',
    'Price: €1.00 – €5.00',
  ])
  expect(findHref('Remove filter: Ambient')).toBe(
    '/catalog?search=dub&genre=uk-garage%2Cnope&price=1%2C5&type=one-shots',
  )
  expect(findHref('Remove filter: Price: €1.00 – €5.00')).toBe(
    '/catalog?search=dub&genre=ambient%2Cuk-garage%2Cnope&type=one-shots',
  )
  expect(findHref('Clear all filters')).toBe('/catalog?type=one-shots&search=dub')
})

test('without results, each search condition can be removed separately [R2.07]', () => {
  renderPage(
    { search: 'dub', instrument: 'kick', length: ',2' },
    { pack: 0, 'one-shot': 0 },
    facets,
  )
  const removable = within(screen.getByRole('list', { name: 'Or remove a filter:' }))
  const links = removable.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['“dub”', '/catalog?instrument=kick&length=%2C2'],
    ['Kick', '/catalog?search=dub&length=%2C2'],
    ['Length: up to 2\u00a0s', '/catalog?search=dub&instrument=kick'],
  ])
  cleanup()
  const search = {
    search: 'dub',
    genre: 'ambient',
    instrument: 'kick',
    key: 'f-minor',
    bpm: '90,',
    length: ',2',
    price: '1,5',
  }
  renderPage({ ...search, page: 2 }, { pack: 0, 'one-shot': 0 }, facets)
  const all = within(screen.getByRole('list', { name: 'Or remove a filter:' }))
  const remaining = all.getAllByRole('link').map((link) => {
    const query = new URL(link.getAttribute('href') ?? '', 'http://shop.test').searchParams
    return Object.fromEntries(query)
  })
  const names = Object.keys(search)
  expect(remaining).toEqual(
    names.map((name) => Object.fromEntries(Object.entries(search).filter(([key]) => key !== name))),
  )
})
