import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  formatDate,
  formatDuration,
  formatMegabytes,
  formatMoney,
  formatNumber,
  formatTunes,
} from '#app/i18n/format.ts'
import { formatSpokenDuration } from '#app/i18n/format-spoken-duration.ts'
import { languageTags, locales } from '#app/locales/locales.ts'
import { formatDay, formatEmailDate, formatEmailTime } from '#provider/platform/mail/format.ts'
import demoShop from '../../shop.config.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a file size has one decimal place, or two below a tenth of a megabyte', () => {
  expect(formatMegabytes(3_440_000, 'en')).toBe('3.4 MB')
  expect(formatMegabytes(600_000, 'en')).toBe('0.6 MB')
  expect(formatMegabytes(38_000, 'en')).toBe('0.04 MB')
})

test('in French, the first of a month is “1er” on pages and in emails [R1.03]', () => {
  const time = new Date('2026-11-01T12:00:00Z')
  const shop = { timeZone: 'Europe/Paris', seller: demoShop.seller }
  expect(formatDate('2026-11-01', 'fr-FR')).toBe('1er novembre 2026')
  expect(formatDate('2026-11-11', 'fr-FR')).toBe('11 novembre 2026')
  expect(formatDate('2026-11-01', 'es-ES')).toBe('1 de noviembre de 2026')
  expect(formatDay('2026-11-01', 'fr')).toBe('1er novembre 2026')
  expect(formatEmailDate(time, 'fr', shop)).toBe('1er novembre 2026')
  expect(formatEmailTime(time, 'fr', shop)).toMatch(/^1er novembre 2026 à 13:00/)
  expect(formatEmailTime(time, 'it', shop)).toMatch(/^1 novembre 2026/)
})

describe('a duration', () => {
  test('is shown in seconds below ten seconds and in minutes and seconds otherwise', () => {
    expect(formatDuration(9.94, 'en')).toBe('9.9\u00a0s')
    expect(formatDuration(10, 'en')).toBe('0:10')
    expect(formatDuration(65.9, 'en')).toBe('1:05')
  })

  test('is never rounded to zero', () => {
    expect(formatDuration(0.05, 'en')).toBe('0.05\u00a0s')
    expect(formatSpokenDuration(0.05, 'en')).toBe('0.05 seconds')
    expect(formatSpokenDuration(0.4, 'en')).toBe('0.4 seconds')
  })
})

test('small numbers are formatted as by Intl.NumberFormat in every language', () => {
  for (const locale of locales) {
    const format = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(languageTags[locale], options)
    const euros = format({ style: 'currency', currency: 'EUR' })
    const decimals = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
    for (const minor of [0, 1, 5, 10, 99, 100, 101, 1050, 12_345, 99_999, 100_000, 123_456, -250]) {
      const money = { minor, currency: 'EUR' } as const
      expect(formatMoney(money, locale)).toBe(euros.format(minor / 100).replace('-', '−'))
      const whole = format({ maximumFractionDigits: 0 })
      const tunes = minor % 100 === 0 ? whole : decimals
      expect(formatTunes(money, locale)).toBe(tunes.format(minor / 100))
    }
    const oneDecimal = format({ maximumFractionDigits: 1 })
    for (const value of [0, 0.04, 0.05, 0.25, 1, 9.95, 120, 127.5, 999.94, 999.95, 1000, -3])
      expect(formatNumber(value, locale)).toBe(oneDecimal.format(value))
    const seconds = format({
      style: 'unit',
      unit: 'second',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    })
    for (const value of [0, 0.4, 0.95, 1, 1.5, 2])
      expect(formatSpokenDuration(value, locale)).toBe(seconds.format(value))
  }
})

test('formatting small numbers does not construct a number formatter', () => {
  const constructor = vi.spyOn(Intl, 'NumberFormat')
  formatMoney({ minor: 99_999, currency: 'EUR' }, 'fr')
  formatTunes({ minor: 1250, currency: 'EUR' }, 'fr')
  formatNumber(127.5, 'fr')
  formatDuration(0.4, 'fr')
  formatSpokenDuration(0.4, 'fr')
  expect(constructor).not.toHaveBeenCalled()
})

describe('formatters', () => {
  test('are constructed once for each locale and format', async () => {
    vi.resetModules()
    const { formatDate, formatMoney } = await import('#app/i18n/format.ts')
    const numbers = vi.spyOn(Intl, 'NumberFormat')
    const dates = vi.spyOn(Intl, 'DateTimeFormat')
    for (let minor = 100_000; minor < 100_100; minor += 1) {
      formatMoney({ minor, currency: 'EUR' }, 'nl')
      formatMoney({ minor, currency: 'EUR' }, 'it')
      formatDate('2026-11-21T12:00:00Z')
    }
    expect(numbers).toHaveBeenCalledTimes(2)
    expect(dates).toHaveBeenCalledTimes(1)
  })

  test('are never shared between locales or formats', () => {
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
