import { expect, test } from 'vitest'
import { compareLabels } from '#app/i18n/compare-labels.ts'

test('labels are sorted alphabetically, ignoring case, with accents only where nothing else differs', () => {
  const labels = [
    'Zouk',
    'house',
    'Électro',
    'Dub',
    'Étage',
    'Electro',
    'Exotica',
    'Deep House',
    'Ñu',
    'Nu',
  ]
  expect(labels.toSorted(compareLabels)).toEqual([
    'Deep House',
    'Dub',
    'Electro',
    'Électro',
    'Étage',
    'Exotica',
    'house',
    'Nu',
    'Ñu',
    'Zouk',
  ])
})
