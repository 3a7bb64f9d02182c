import { expect, test } from 'vitest'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { createOneShot, createPack } from '../example-products.ts'

test('a list contains only the fields that its rows show', () => {
  const product = createOneShot({
    description: ['A kick.'],
    summary: 'A kick.',
    pack: { id: 7, name: 'Night Bus' },
    artist: { id: 3, name: 'Odd Parcel', slug: 'odd-parcel', description: 'Two cousins.' },
  })
  const [summary] = toSummaries([product])
  expect(JSON.stringify(summary)).not.toMatch(/A kick|Two cousins/)
  expect(summary).toMatchObject({ pack: { id: 7 }, artist: { id: 3, name: 'Odd Parcel' } })
})

test('lists truncate names that would fill whole screens [P7.02]', () => {
  const name = 'Night Keys '.repeat(28).trim()
  const names = toSummaries([
    createPack({ id: 1, name }),
    createPack({ id: 2, name: 'Night Keys' }),
  ])
  expect(names.map((pack) => pack.name)).toEqual([
    `${'Night Keys '.repeat(9).trim()}…`,
    'Night Keys',
  ])
})
