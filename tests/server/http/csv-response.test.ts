import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { createCsvResponse } from '#app/server/http/csv-response.server.ts'

const read = async (rows: readonly (readonly string[])[], locale: Locale) => {
  const response = createCsvResponse(rows, { locale, fileName: 'balance' })
  // `text()` would remove the byte order mark.
  return Buffer.from(await response.arrayBuffer()).toString('utf8')
}

test.for(locales)(
  'a CSV file in %s starts with a byte order mark and separates cells as its spreadsheets do',
  async (locale) => {
    const rows = [
      ['2026-11-30', 'Œuvre', '-5.50'],
      ['2026-12-01', 'a; b, c', '12.00'],
    ]
    expect(await read(rows, locale)).toBe(
      locale === 'en'
        ? '\ufeff"2026-11-30","Œuvre",-5.50\r\n"2026-12-01","a; b, c",12.00\r\n'
        : '\ufeff"2026-11-30";"Œuvre";-5,50\r\n"2026-12-01";"a; b, c";12,00\r\n',
    )
  },
)

test.for(['=1+1', '+1', '@SUM(A1)', '-1+1', ' =1', 'x;=1+1', '\t=1', '-5,50'])(
  'text in a CSV file is not a formula (%s)',
  async (text) => {
    for (const locale of ['en', 'de'] as const) {
      const [, cell = ''] = /^\ufeff"(.*)"\r\n$/s.exec(await read([[text]], locale)) ?? []
      for (const part of cell.split(/[,;|\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@]/)
    }
  },
)

test('a CSV file is a download that no cache stores [P4.06]', () => {
  const { headers } = createCsvResponse([], { locale: 'de', fileName: 'guthaben' })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="guthaben.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
