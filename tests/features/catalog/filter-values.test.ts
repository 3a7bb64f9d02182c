import { expect, test } from 'vitest'
import { formatCodes, parseCodes, parseRange } from '#app/features/catalog/filters/filter-values.ts'

test('a range has a minimum, a maximum or both', () => {
  expect(parseRange('90,120')).toEqual({ min: '90', max: '120' })
  expect(parseRange('90,')).toEqual({ min: '90', max: '' })
  expect(parseRange(',0.5')).toEqual({ min: '', max: '0.5' })
})

test('the minimum and the maximum of a range may be equal', () => {
  expect(parseRange('120,120')).toEqual({ min: '120', max: '120' })
  expect(parseRange('0.5,0.50')).toEqual({ min: '0.5', max: '0.50' })
})

test.each([undefined, '', ',', '120', '120,90', '120.1,120', '1e2,', '-1,2', '1,2,3', 'a,b'])(
  'parsing a malformed range returns null: %s',
  (text) => {
    expect(parseRange(text)).toBeNull()
  },
)

test('codes are trimmed and duplicates are removed', () => {
  expect(parseCodes('house, dub,,house')).toEqual(['house', 'dub'])
  expect(parseCodes(undefined)).toEqual([])
})

test('at most 40 codes of at most 80 characters each are accepted', () => {
  const codes = Array.from({ length: 41 }, (_, index) => `code-${index}`)
  expect(parseCodes(codes.join(','))).toEqual(codes.slice(0, 40))
  expect(parseCodes(`${'x'.repeat(80)},${'y'.repeat(81)}`)).toEqual(['x'.repeat(80)])
})

test('formatting joins codes with commas and returns undefined for an empty list', () => {
  expect(formatCodes(['house', 'dub'])).toBe('house,dub')
  expect(formatCodes([])).toBeUndefined()
})
