import { expect, test } from 'vitest'
import { sortOptions } from '#app/features/catalog/sort-options.ts'

test('R2.07 the usual order comes first and sends no value: newest, or relevance while searching', () => {
  expect(sortOptions({})[0]).toEqual({ value: '', label: 'Newest' })
  expect(sortOptions({ search: 'kick' })[0]).toEqual({ value: '', label: 'Relevance' })
})

test('R2.07 newest can be chosen while searching, relevance only then', () => {
  const values = (search?: string) => sortOptions({ search }).map(({ value }) => value)
  expect(values('kick')).toContain('newest')
  expect(values()).not.toContain('relevance')
  expect(new Set(values()).size).toBe(values().length)
})
