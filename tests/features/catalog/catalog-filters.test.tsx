import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Facets } from '#app/provider/types/product-list.ts'
import { renderCatalog } from './render-catalog.tsx'
import { createFacets } from '../example-products.ts'

const findHref = (name: RegExp | string) =>
  screen.queryByRole('link', { name })?.getAttribute('href')

const packFacets = createFacets({
  genre: [
    { value: 'uk-garage', label: 'UK Garage', count: 3 },
    { value: 'ambient', label: 'Ambient', count: 0 },
  ],
  instrument: [{ value: 'kick', label: 'Kick', count: 2 }],
  key: [{ value: 'f-minor', label: 'F minor', count: 1 }],
  bpm: { min: 90, max: 140 },
  length: { min: 0.2, max: 7.5 },
  price: { min: 12, max: 29 },
})

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

test('the filter counts include all kinds, and the filters are part of the form [R2.07]', () => {
  renderCatalog({ genre: 'uk-garage', bpm: '90,' }, { pack: 2, 'one-shot': 3 }, facets)
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: /^UK Garage/ })
  expect(checkbox.checked).toBe(true)
  expect(checkbox.closest('label')?.textContent).toBe('UK Garage 8')
  expect(screen.getByRole('checkbox', { name: /^Dub/ }).closest('label')?.textContent).toBe('Dub 1')
  const placeholders = ['BPM', 'Price'].flatMap((name) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[aria-label^="${name}"]`)].map(
      ({ placeholder }) => placeholder,
    ),
  )
  expect(placeholders).toEqual(['70', '140', '0.59', '29'])
  expect(screen.getByRole('checkbox', { name: /^Fm/ })).toBeDefined()
  const values = readForm(screen.getByRole<HTMLFormElement>('search'))
  expect(values.getAll('genre')).toEqual(['uk-garage'])
  expect(values.getAll('bpm')).toEqual(['90', ''])
})

test("without facets, a provider's products are searched and filtered only by price [R2.07 P7.02]", () => {
  const search = {
    type: 'one-shots',
    search: 'kick',
    genre: 'dub',
    bpm: '90,',
    price: '1,5',
  } as const
  renderCatalog(search, { pack: 0, 'one-shot': 3 })
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

test('with facets, the price filter is missing if nothing was found [R2.07]', () => {
  const noFacets = { ...packFacets, price: null }
  renderCatalog({}, { pack: 0, 'one-shot': 0 }, { pack: noFacets, 'one-shot': noFacets })
  expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
  expect(screen.getByRole('group', { name: 'BPM' })).toBeDefined()
})

test('each active filter value has a chip that removes only that value; unknown values have no chip [R2.07]', () => {
  const search = { search: 'dub', genre: 'ambient,uk-garage,nope', price: '1,5', page: 3 }
  renderCatalog({ ...search, type: 'one-shots' }, { pack: 0, 'one-shot': 90 }, facets)
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
  renderCatalog(
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
  renderCatalog({ ...search, page: 2 }, { pack: 0, 'one-shot': 0 }, facets)
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

test('the search form works without JavaScript and keeps the type and the filters [R2.07]', () => {
  const search = { type: 'one-shots', search: 'kick', genre: 'uk-garage' } as const
  renderCatalog(search, { pack: 0, 'one-shot': 3 }, facets)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/en/catalog')
  const values = [...readForm(form)].filter(([, value]) => value !== '')
  expect(Object.fromEntries(values)).toEqual(search)
  expect(within(form).getByRole('searchbox')).toBeDefined()
})

const createOptions = (names: readonly string[], count: (index: number) => number) =>
  names.map((name, index) => ({ value: name.toLowerCase(), label: name, count: count(index) }))

test('a long facet shows its most frequent and its checked options first, the others on demand [P2.05]', () => {
  const names = [
    'Airy',
    'Bright',
    'Crisp',
    'Dark',
    'Deep',
    'Dry',
    'Fat',
    'Hard',
    'Long',
    'Soft',
    'Wet',
  ]
  const tag = createOptions(names, (index) => index + 1)
  renderCatalog({ tag: 'airy' }, { loop: 3 }, { loop: { ...packFacets, tag } })
  const group = within(screen.getByRole('group', { name: 'Character' }))
  const isShort = (box: HTMLElement) => box.closest('details') === null
  const [short, others] = Object.values(
    Object.groupBy(group.getAllByRole('checkbox'), (box) => (isShort(box) ? 'short' : 'others')),
  ).map((boxes) => boxes?.map((box) => box.closest('label')?.textContent))
  expect(short).toEqual([
    'Airy 1',
    'Dark 4',
    'Deep 5',
    'Dry 6',
    'Fat 7',
    'Hard 8',
    'Long 9',
    'Soft 10',
    'Wet 11',
  ])
  expect(others).toEqual(['Bright 2', 'Crisp 3'])
  expect(group.getByText('Show all (11)')).toBeDefined()
})

test('keys are sorted as on a piano, each minor key after its root [P2.05]', () => {
  const names = ['A minor', 'F# minor', 'C', 'Bb', 'F#', 'unpitched', 'C# minor', 'A']
  const key = createOptions(names, () => 1)
  renderCatalog({}, { loop: 3 }, { loop: { ...packFacets, key } })
  const labels = within(screen.getByRole('group', { name: 'Key' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent?.replace(' 1', ''))
  expect(labels).toEqual(['C', 'C♯m', 'F♯', 'F♯m', 'A', 'Am', 'B♭', 'unpitched'])
})

test('related keys, related tempos and unowned products are checkboxes of the form [P2.05]', () => {
  const search = { key: 'f-minor', key_match: 'compatible', bpm: '120,', owned: 'no' } as const
  renderCatalog(search, { loop: 3 }, { loop: { ...packFacets, unowned: 7 } })
  const isChecked = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect(isChecked('Include relative and neighboring keys')).toBe(true)
  expect(isChecked('Include half and double tempo')).toBe(false)
  expect(isChecked('Only what I don’t own yet 7')).toBe(true)
  const values = readForm(screen.getByRole<HTMLFormElement>('search'))
  expect(values.get('key_match')).toBe('compatible')
  expect(values.get('bpm_match')).toBeNull()
  expect(values.get('owned')).toBe('no')
  expect(findHref('Remove filter: Only what I don’t own yet')).not.toContain('owned')
})

test('guests cannot filter by ownership [P2.05]', () => {
  renderCatalog({}, { loop: 3 }, { loop: packFacets })
  expect(screen.queryByRole('checkbox', { name: /own yet/ })).toBeNull()
})
