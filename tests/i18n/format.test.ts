import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  formatDate,
  formatDuration,
  formatMegabytes,
  formatMoney,
  formatSpokenDuration,
  formatTunes,
} from '#app/i18n/format.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a file size has one decimal place, or two below a tenth of a megabyte', () => {
  expect(formatMegabytes(3_440_000, 'en')).toBe('3.4 MB')
  expect(formatMegabytes(600_000, 'en')).toBe('0.6 MB')
  expect(formatMegabytes(38_000, 'en')).toBe('0.04 MB')
})

describe('a duration', () => {
  test('is shown in seconds below ten seconds and in minutes and seconds otherwise', () => {
    expect(formatDuration(9.94, 'en')).toBe('9.9s')
    expect(formatDuration(10, 'en')).toBe('0:10')
    expect(formatDuration(65.9, 'en')).toBe('1:05')
  })

  test('is never rounded to zero', () => {
    expect(formatDuration(0.05, 'en')).toBe('0.05s')
    expect(formatSpokenDuration(0.05, 'en')).toBe('0.05 seconds')
    expect(formatSpokenDuration(0.4, 'en')).toBe('0.4 seconds')
  })
})

describe('formatters', () => {
  test('are constructed at most once for each locale and format', () => {
    const numbers = vi.spyOn(Intl, 'NumberFormat')
    const dates = vi.spyOn(Intl, 'DateTimeFormat')
    for (let minor = 0; minor < 100; minor += 1) {
      formatMoney({ minor, currency: 'EUR' }, 'nl')
      formatMoney({ minor, currency: 'EUR' }, 'it')
      formatDate('2026-11-21T12:00:00Z')
    }
    expect(numbers.mock.calls.length).toBeLessThanOrEqual(2)
    expect(dates.mock.calls.length).toBeLessThanOrEqual(1)
  })

  test('of one locale or format are never used for another', () => {
    const formatAll = () =>
      (['en', 'de'] as const).flatMap((locale) => [
        formatMoney({ minor: 123_450, currency: 'EUR' }, locale).replaceAll('\u00a0', ' '),
        formatTunes({ minor: 123_450, currency: 'EUR' }, locale),
        formatTunes({ minor: 123_400, currency: 'EUR' }, locale),
      ])
    const expected = ['€1,234.50', '1,234.50', '1,234', '1.234,50 €', '1.234,50', '1.234']
    expect(formatAll()).toEqual(expected)
    expect(formatAll()).toEqual(expected)
  })
})
