import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SearchReading } from '#app/provider/types/product-list.ts'
import { renderCatalog } from './render-catalog.tsx'

const findHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('words interpreted as filters are chips, and removing a chip removes its words [P2.02]', () => {
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
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
  const hrefs = chips.map((chip) => {
    const { searchParams } = new URL(chip.getAttribute('href') ?? '', 'http://shop.test')
    return [chip.textContent, searchParams.get('search'), searchParams.get('page')]
  })
  expect(hrefs).toEqual([
    ['Am', 'Jam dusty LOOP 126-132 bpm grosse caisse', null],
    ['Loops', 'Jam Am dusty 126-132 bpm grosse caisse', null],
    ['BPM: 126–132', 'Jam Am dusty LOOP grosse caisse', null],
    ['Kick', 'Jam Am dusty LOOP 126-132 bpm', null],
  ])
  expect(findHref('Clear all filters')).toBe('/catalog?search=Jam+dusty')
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

test('the chips of a corrected search remove words from the corrected text [P2.02 P2.03]', () => {
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
  expect(findHref('Remove filter: Techno')).toBe('/catalog?search=dusty+kick')
  expect(findHref('Remove filter: Kick')).toBe('/catalog?search=techno+dusty')
  expect(findHref('Clear all filters')).toBe('/catalog?search=dusty')
})

test('the chip of repeated words leads to the remaining text returned by the provider [P2.02]', () => {
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
  expect(findHref('Remove filter: Kick')).toBe('/catalog?search=dusty+Bassloop')
  expect(findHref('Remove filter: Loops')).toBe('/catalog?search=kick+kick+dusty+Bass')
  expect(findHref('Clear all filters')).toBe('/catalog?search=dusty')
})
