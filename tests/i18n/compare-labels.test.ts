import { expect, test } from 'vitest'
import { compareLabels } from '#app/i18n/compare-labels.ts'

test('labels are sorted alphabetically, ignoring case, with accented letters next to plain ones', () => {
  const labels = ['Zouk', 'house', 'Électro', 'Dub', 'Étage', 'Electro', 'Deep House', 'Ñu', 'Nu']
  expect(labels.toSorted(compareLabels)).toEqual([
    'Deep House',
    'Dub',
    'Electro',
    'Électro',
    'Étage',
    'house',
    'Nu',
    'Ñu',
    'Zouk',
  ])
})
