import { expect, test } from 'vitest'
import { catalogueNumber } from '#app/features/catalog/catalogue-number.ts'

test('a catalogue number has three figures, or more where they are needed', () => {
  expect([7, 45, 166, 1234].map(catalogueNumber)).toEqual(['OT-007', 'OT-045', 'OT-166', 'OT-1234'])
})
