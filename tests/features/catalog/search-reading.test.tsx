import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SearchReading } from '#app/provider/types/product-list.ts'
import { createFacets } from '../example-products.ts'
import { renderCatalog } from './render-catalog.tsx'

const findHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** Lists the wishes: each label, and the search params of its two links. */
function listWishes() {
  const wishes = screen.getByRole('list', { name: 'Found in your search' })
  return within(wishes)
    .getAllByRole('listitem')
    .map((wish) => {
      const [only, without] = within(wish).getAllByRole('link').map(readParams)
      return [wish.textContent, only, without]
    })
}

function readParams(link: HTMLElement) {
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test')
  return Object.fromEntries(searchParams)
}

test('words read as a wish can become a filter or be removed [P2.02 P11.02]', () => {
  const reading: SearchReading = {
    text: 'dusty',
    filters: [
      { facet: 'key', value: 'a-minor', label: 'A minor', words: 'Am' },
      { facet: 'kind', value: 'loop', label: 'loop', words: 'loop' },
      { facet: 'bpm', value: '126,132', label: '126-132', words: '126-132 bpm' },
      { facet: 'instrument', value: 'kick', label: 'Kick', words: 'grosse caisse' },
    ],
    corrected: null,
    exact: false,
  }
  const search = 'Jam Am dusty LOOP 126-132 bpm grosse caisse'
  renderCatalog({ search, page: 2 }, { pack: 1, loop: 3 }, null, reading)
  const texts = [
    'Jam dusty LOOP 126-132 bpm grosse caisse',
    'Jam Am dusty 126-132 bpm grosse caisse',
    'Jam Am dusty LOOP grosse caisse',
    'Jam Am dusty LOOP 126-132 bpm',
  ]
  expect(listWishes()).toEqual([
    ['Am', { search: texts[0], key: 'a-minor' }, { search: texts[0] }],
    ['Loops', { search: texts[1], type: 'loops' }, { search: texts[1] }],
    ['BPM: 126–132', { search: texts[2], bpm: '126,132' }, { search: texts[2] }],
    ['Kick', { search: texts[3], instrument: 'kick' }, { search: texts[3] }],
  ])
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
})

test('the links of a wish are named after what they do [P11.02]', () => {
  const filters = [{ facet: 'key', value: 'a-minor', label: 'A minor', words: 'a minor' }] as const
  const reading = { text: '', filters: [...filters], corrected: null, exact: false }
  const search = { search: 'a minor', genre: 'dub' }
  const facets = createFacets({ genre: [{ value: 'dub', label: 'Dub', count: 3 }] })
  renderCatalog(search, { loop: 3 }, { loop: facets }, reading)
  expect(findHref('Only Am')).toBe('/catalog?genre=dub&key=a-minor')
  expect(findHref('Remove “a minor” from the search')).toBe('/catalog?genre=dub')
  expect(findHref('Clear all filters')).toBe('/catalog?search=a+minor')
})

test('a corrected search says so and links to the results for the typed text [P2.03]', () => {
  const reading = { text: 'techno', filters: [], corrected: 'techno', exact: false }
  renderCatalog({ search: 'tecno', type: 'loops', page: 2 }, { loop: 30 }, null, reading)
  expect(screen.getByText('Showing results for “techno”.')).toBeDefined()
  expect(findHref('Search for “tecno” instead')).toBe('/catalog?search=tecno&type=loops&exact=1')
})

test('an exact search says so and links back to the corrected one [P2.03 P2.06]', () => {
  const reading = { text: 'tecno', filters: [], corrected: null, exact: true }
  renderCatalog({ search: 'tecno', type: 'loops', exact: '1', page: 2 }, {}, null, reading)
  expect(screen.getByText('Showing only exact matches for “tecno”.')).toBeDefined()
  expect(findHref('Include similar spellings')).toBe('/catalog?search=tecno&type=loops')
})

test('without JavaScript, submitting the form of an exact search searches exactly again [P2.03]', () => {
  const reading = { text: 'tecno', filters: [], corrected: null, exact: true }
  renderCatalog({ search: 'tecno', exact: '1' }, { loop: 3 }, null, reading)
  expect(new FormData(screen.getByRole('search')).get('exact')).toBe('1')
})

test('the wishes of a corrected search keep the corrected words [P2.02 P2.03]', () => {
  const reading: SearchReading = {
    text: 'dusty',
    filters: [
      { facet: 'genre', value: 'techno', label: 'Techno', words: 'techno' },
      { facet: 'instrument', value: 'kick', label: 'Kick', words: 'kick' },
    ],
    corrected: 'techno dusty kick',
    exact: false,
  }
  renderCatalog({ search: 'tecno dusty kik' }, { loop: 3 }, null, reading)
  expect(findHref('Remove “techno” from the search')).toBe('/catalog?search=dusty+kick')
  expect(findHref('Only Kick')).toBe('/catalog?search=techno+dusty&instrument=kick')
})

test('the wish of repeated words leads to the remaining text returned by the provider [P2.02]', () => {
  const kick = { facet: 'instrument', value: 'kick', label: 'Kick', words: 'kick' } as const
  const loop = { facet: 'kind', value: 'loop', label: 'loop', words: 'Bassloop' } as const
  const reading: SearchReading = {
    text: 'dusty',
    filters: [
      { ...kick, rest: 'dusty Bassloop' },
      { ...loop, rest: 'kick kick dusty Bass' },
    ],
    corrected: null,
    exact: false,
  }
  renderCatalog({ search: 'kick kick dusty Bassloop' }, { loop: 3 }, null, reading)
  expect(findHref('Only Kick')).toBe('/catalog?search=dusty+Bassloop&instrument=kick')
  expect(findHref('Remove “Bassloop” from the search')).toBe('/catalog?search=kick+kick+dusty+Bass')
})
