import type { Locale } from '#app/locales/locales.ts'
import { encodeCsvRow } from '#provider/platform/terminal/encode-text.ts'
import type { CsvFormat } from '#provider/platform/terminal/encode-text.ts'

/** Spreadsheets assume UTF-8 only after a byte order mark. */
const byteOrderMark = '\ufeff'

/**
 * Creates the response with a CSV file that spreadsheets in a language open as a table. Numbers are
 * strings such as `-5.50`.
 */
export function createCsvResponse(
  rows: readonly (readonly string[])[],
  { locale, fileName }: { readonly locale: Locale; readonly fileName: string },
): Response {
  const lines = rows.map((row) => `${encodeCsvRow(row, getCsvFormat(locale))}\r\n`)
  return new Response(byteOrderMark + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Where the decimal sign is a comma, a semicolon separates the cells. */
function getCsvFormat(locale: Locale): CsvFormat {
  return locale === 'en'
    ? { separator: ',', decimalSign: '.' }
    : { separator: ';', decimalSign: ',' }
}
