import { crc32 } from 'node:zlib'
import type { CustomerExport } from '../accounts/export-customer.ts'
import type { ShopFiles } from '../dependencies.ts'
import { readBytes } from '../platform/files/read-file.ts'
import { ignoreUnreadable } from '../platform/files/serve-file.ts'
import type { ServedContent } from '../platform/files/serve-file.ts'
import { readZip } from '../platform/files/zip/read-zip.ts'
import { hashZip, measureZip } from '../platform/files/zip/zip-layout.ts'
import type { ZipEntry } from '../platform/files/zip/zip-layout.ts'
import { encodeCsvRow } from '../platform/terminal/encode-text.ts'

/** Spreadsheets assume UTF-8 only after a byte order mark. */
const byteOrderMark = '\ufeff'

/**
 * Returns a ZIP with everything that the shop stores about a customer: `data.json` with all of it,
 * a CSV file for each table with rows, and the profile picture. `note` explains it in the customer's
 * language.
 */
export async function openCustomerData(
  data: CustomerExport,
  note: string,
  { pictures }: Pick<ShopFiles, 'pictures'>,
): Promise<Pick<ServedContent, 'bytes' | 'tag' | 'read'>> {
  const date = data.exportedAt
  const entries = listTexts(data, note).map(({ path, text }): ZipEntry => {
    const content = Buffer.from(text)
    return { path, date, content, bytes: content.length, crc32: crc32(content) }
  })
  const { image_sha256: picture } = data.customer
  if (typeof picture === 'string') {
    const content = await readBytes(pictures, `${picture}.webp`).catch(ignoreUnreadable)
    if (content !== null) {
      const path = 'picture.webp'
      entries.push({ path, date, content, bytes: content.length, crc32: crc32(content) })
    }
  }
  return {
    bytes: measureZip(entries),
    tag: hashZip(entries),
    read: (range) => readZip(entries, range),
  }
}

function listTexts({ tables, ...data }: CustomerExport, note: string) {
  const all = { customer: [data.customer], ledger: data.ledger, emails: data.emails, ...tables }
  const csvs = Object.entries(all)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => ({ path: `${name}.csv`, text: toCsv(rows) }))
  const json = `${JSON.stringify({ ...data, tables }, null, 2)}\n`
  return [{ path: 'README.txt', text: `${note}\n` }, { path: 'data.json', text: json }, ...csvs]
}

function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? '')))
  return byteOrderMark + [columns, ...lines].map((line) => `${encodeCsvRow(line)}\r\n`).join('')
}
