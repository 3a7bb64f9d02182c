import { expect, test } from 'vitest'
import { getSortOptions } from '#app/features/catalog/sort-options.ts'

test('R2.07 the usual order comes first and sends no value: newest, or relevance while searching', () => {
  expect(getSortOptions({})[0]).toEqual({ value: '', label: 'Newest' })
  expect(getSortOptions({ search: 'kick' })[0]).toEqual({ value: '', label: 'Relevance' })
})

test('R2.07 each order is chosen by its own name', () => {
  expect(getSortOptions({ search: 'kick' }).map(({ value, label }) => [value, label])).toEqual([
    ['', 'Relevance'],
    ['newest', 'Newest'],
    ['oldest', 'Oldest'],
    ['price-asc', 'Price, low to high'],
    ['price-desc', 'Price, high to low'],
    ['name-asc', 'Name, A to Z'],
    ['name-desc', 'Name, Z to A'],
    ['bpm-asc', 'Tempo, slow to fast'],
    ['bpm-desc', 'Tempo, fast to slow'],
  ])
})

test('R2.07 newest can be chosen while searching, relevance only then', () => {
  const values = (search?: string) => getSortOptions({ search }).map(({ value }) => value)
  expect(values('kick')).toContain('newest')
  expect(values()).not.toContain('relevance')
  expect(new Set(values()).size).toBe(values().length)
})
