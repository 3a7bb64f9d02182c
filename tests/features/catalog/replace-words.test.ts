import { expect, test } from 'vitest'
import { replaceWords } from '#app/features/catalog/filters/active-filters.ts'

test('a suggested filter replaces its words [P2.04]', () => {
  const search = { search: 'dusty kic', type: 'loops', page: 3, exact: '1' } as const
  expect(replaceWords(search, { facet: 'instrument', value: 'kick', words: 'kic' })).toEqual({
    search: 'dusty',
    type: 'loops',
    instrument: 'kick',
  })
})

test('a suggested filter is added once to the values of its facet [P2.04]', () => {
  const add = (tag: string) =>
    replaceWords({ search: 'dark', tag }, { facet: 'tag', value: 'dark', words: 'dark' }).tag
  expect(add('wet')).toBe('wet,dark')
  expect(add('wet,dark')).toBe('wet,dark')
})

test('a suggested kind sets the type, and a suggested tempo the range [P2.04]', () => {
  const kind = { facet: 'kind', value: 'loop', words: 'loops' } as const
  expect(replaceWords({ search: 'loops', genre: 'dub' }, kind)).toEqual({
    genre: 'dub',
    type: 'loops',
  })
  const tempo = { facet: 'bpm', value: '126,132', words: '126-132' } as const
  expect(replaceWords({ search: 'acid 126-132', bpm: '90,' }, tempo)).toEqual({
    search: 'acid',
    bpm: '126,132',
  })
})
