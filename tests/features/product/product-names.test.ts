import { expect, test } from 'vitest'
import { formatCatalogNumber } from '#app/features/product/product-names.ts'

test('a catalogue number has three figures, or more where they are needed', () => {
  expect([7, 45, 166, 1234].map(formatCatalogNumber)).toEqual([
    'OT-007',
    'OT-045',
    'OT-166',
    'OT-1234',
  ])
})
