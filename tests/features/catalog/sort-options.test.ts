import { expect, test } from 'vitest'
import { getSortOptions } from '#app/features/catalog/sort-options.ts'

test('the default order comes first with an empty value: newest, or relevance while searching [R2.07]', () => {
  expect(getSortOptions({}, true)[0]).toEqual({ value: '', label: 'Newest' })
  expect(getSortOptions({ search: 'kick' }, true)[0]).toEqual({ value: '', label: 'Relevance' })
})

test('each sort order has a label [R2.07]', () => {
  expect(
    getSortOptions({ search: 'kick' }, true).map(({ value, label }) => [value, label]),
  ).toEqual([
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

test('newest is also offered while searching; relevance is offered only while searching [R2.07]', () => {
  const values = (search?: string) => getSortOptions({ search }, true).map(({ value }) => value)
  expect(values('kick')).toContain('newest')
  expect(values()).not.toContain('relevance')
  expect(new Set(values()).size).toBe(values().length)
})

test('without filters, neither relevance nor tempo is offered [P7.02]', () => {
  const values = getSortOptions({ search: 'kick' }, false).map(({ value }) => value)
  expect(values).toEqual(['', 'oldest', 'price-asc', 'price-desc', 'name-asc', 'name-desc'])
  expect(getSortOptions({ search: 'kick' }, false)[0]?.label).toBe('Newest')
})
