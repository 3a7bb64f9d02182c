import { expect, test } from 'vitest'
import { formatMegabytes } from '#app/i18n/format.ts'

test('the size of a file has one decimal, that of a short sound two instead of none', () => {
  expect(formatMegabytes(3_440_000, 'en')).toBe('3.4 MB')
  expect(formatMegabytes(600_000, 'en')).toBe('0.6 MB')
  expect(formatMegabytes(38_000, 'en')).toBe('0.04 MB')
})
