// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { selectedKinds, listRequests } from '#app/features/catalog/catalog-lists.ts'
import { CatalogPage } from '#app/features/catalog/catalog-page.tsx'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import type { Facets, ProductKind } from '#app/provider/types.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { oneShotOf, packOf } from './catalogue-things.ts'

afterEach(cleanup)

const thing = { pack: packOf, 'one-shot': oneShotOf }

/** Shows the page with `totals` of each kind, as a provider would page them. */
function show(
  search: CatalogSearch,
  totals: Record<ProductKind, number>,
  facets: Record<ProductKind, Facets> | null = null,
) {
  const listsOf = (kind: ProductKind) => {
    const all = Array.from({ length: totals[kind] }, (_, index) =>
      thing[kind]({ id: index + 1, name: `${kind} ${index + 1}` }),
    )
    const requests = selectedKinds(search).includes(kind) ? listRequests(search, kind) : []
    return requests.map(({ page, limit }) => ({
      items: all.slice((page - 1) * limit, page * limit),
      page,
      lastPage: Math.max(1, Math.ceil(all.length / limit)),
      total: all.length,
      facets: facets?.[kind] ?? null,
    }))
  }
  const lists = { pack: listsOf('pack'), 'one-shot': listsOf('one-shot') }
  renderInShop(<CatalogPage search={search} lists={lists} />)
}

const rows = () => screen.queryAllByRole('listitem', { name: /^one-shot/ })
const packs = () => screen.queryAllByRole('article')
const linkTo = (name: RegExp | string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('R2.07 without a type a taste of both kinds links to all of each', () => {
  show({ genre: 'garage' }, { pack: 9, 'one-shot': 50 })
  expect(packs()).toHaveLength(6)
  expect(rows()).toHaveLength(12)
  expect(linkTo('Show all packs (9)')).toBe('/catalog?genre=garage&type=sample-packs')
  expect(linkTo('Show all one-shots (50)')).toBe('/catalog?genre=garage&type=one-shots')
  expect(linkTo('Show more')).toBeUndefined()
})

test('R2.07 the number of results is announced as it changes', () => {
  show({}, { pack: 9, 'one-shot': 50 })
  expect(screen.getByRole('status').textContent).toBe('59 results')
})

test('R2.07 R4.04 show more leads to the next page, until the last', () => {
  show({ type: 'one-shots', search: 'kick', page: 2 }, { pack: 0, 'one-shot': 50 })
  expect(rows()).toHaveLength(48)
  expect(linkTo('Show more')).toBe('/catalog?type=one-shots&search=kick&page=3')
  cleanup()
  show({ type: 'one-shots', page: 3 }, { pack: 0, 'one-shot': 50 })
  expect(rows()).toHaveLength(50)
  expect(linkTo('Show more')).toBeUndefined()
})

test('R2.07 beyond page ten a page stands alone with a way to the earlier ones', () => {
  show({ type: 'sample-packs', page: 11 }, { pack: 300, 'one-shot': 0 })
  expect(packs()).toHaveLength(24)
  expect(screen.getByRole('link', { name: 'pack 241' })).toBeDefined()
  expect(linkTo('Show earlier')).toBe('/catalog?type=sample-packs&page=10')
  expect(linkTo('Show more')).toBe('/catalog?type=sample-packs&page=12')
})

test('R2.07 no results are said with what was searched for and a way out', () => {
  show({ search: 'zither' }, { pack: 0, 'one-shot': 0 })
  expect(screen.getByRole('heading', { name: 'Nothing found for “zither”' })).toBeDefined()
  expect(linkTo('Show everything')).toBe('/catalog')
})

test('R2.07 the search is a form that works without scripts and keeps the kind', () => {
  show({ type: 'one-shots', search: 'kick', bpm: '90,120' }, { pack: 0, 'one-shot': 3 })
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/en/catalog')
  const sent = Object.fromEntries(new FormData(form))
  expect(sent).toEqual({ search: 'kick', sort: '', type: 'one-shots', bpm: '90,120' })
  expect(within(form).getByRole('searchbox')).toBeDefined()
})

const packFacets: Facets = {
  genre: [
    { value: 'uk-garage', label: 'UK Garage', count: 3 },
    { value: 'ambient', label: 'Ambient', count: 0 },
  ],
  instrument: [{ value: 'kick', label: 'Kick', count: 2 }],
  key: [{ value: 'f-minor', label: 'F minor', count: 1 }],
  bpm: { min: 90, max: 140 },
  length: { min: 0.2, max: 7.5 },
  price: { min: 12, max: 29 },
}

const facets: Record<ProductKind, Facets> = {
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

const sentBy = (form: HTMLFormElement) => new URLSearchParams([...new FormData(form)].map(pairOf))
const pairOf = ([name, value]: [string, FormDataEntryValue]) => [name, String(value)]

test('R2.07 the filters count both kinds together and belong to the form', () => {
  show({ genre: 'uk-garage', bpm: '90,' }, { pack: 2, 'one-shot': 3 }, facets)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^UK Garage/ })
  expect(box.checked).toBe(true)
  expect(box.closest('label')?.textContent).toBe('UK Garage8')
  expect(screen.getByRole('checkbox', { name: /^Dub/ }).closest('label')?.textContent).toBe('Dub1')
  const ends = ['BPM', 'Price'].flatMap((name) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[aria-label^="${name}"]`)].map(
      ({ placeholder }) => placeholder,
    ),
  )
  expect(ends).toEqual(['70', '140', '0', '29'])
  expect(screen.getByRole('checkbox', { name: /^Fm/ })).toBeDefined()
  const sent = sentBy(screen.getByRole<HTMLFormElement>('search'))
  expect(sent.getAll('genre')).toEqual(['uk-garage'])
  expect(sent.getAll('bpm')).toEqual(['90', ''])
})

test('R2.07 without facets of the host no filters are shown', () => {
  show({}, { pack: 2, 'one-shot': 3 })
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
})

test('R2.07 each value chosen is a chip that takes only itself away, an unknown one is none', () => {
  const search = { search: 'dub', genre: 'ambient,uk-garage,nope', price: '1,5', page: 3 }
  show({ ...search, type: 'one-shots' }, { pack: 0, 'one-shot': 90 }, facets)
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }))
  const links = chips.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Ambient',
    'UK Garage',
    'Price: €1.00 – €5.00',
  ])
  expect(linkTo('Remove filter: Ambient')).toBe(
    '/catalog?search=dub&genre=uk-garage%2Cnope&price=1%2C5&type=one-shots',
  )
  expect(linkTo('Remove filter: Price: €1.00 – €5.00')).toBe(
    '/catalog?search=dub&genre=ambient%2Cuk-garage%2Cnope&type=one-shots',
  )
  expect(linkTo('Clear all filters')).toBe('/catalog?type=one-shots&search=dub')
})

test('R2.07 without results every condition can be dropped alone', () => {
  show({ search: 'dub', instrument: 'kick', length: ',2' }, { pack: 0, 'one-shot': 0 }, facets)
  const ways = within(screen.getByRole('list', { name: 'Or take one thing away:' }))
  const links = ways.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['“dub”', '/catalog?instrument=kick&length=%2C2'],
    ['Kick', '/catalog?search=dub&length=%2C2'],
    ['Length: up to 2s', '/catalog?search=dub&instrument=kick'],
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
  show({ ...search, page: 2 }, { pack: 0, 'one-shot': 0 }, facets)
  const all = within(screen.getByRole('list', { name: 'Or take one thing away:' }))
  const left = all.getAllByRole('link').map((link) => {
    const query = new URL(link.getAttribute('href') ?? '', 'http://shop.test').searchParams
    return Object.fromEntries(query)
  })
  const names = Object.keys(search)
  expect(left).toEqual(
    names.map((name) => Object.fromEntries(Object.entries(search).filter(([key]) => key !== name))),
  )
})
