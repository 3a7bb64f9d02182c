import { encodeCsvRow } from '../platform/terminal/encode-text.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { toVatPrefix } from '#shop/vat-number.ts'
import { sumCrossBorderSales } from './cross-border-sales.store.ts'
import { listReportedInvoices } from './reported-invoices.store.ts'
import type { ReportedInvoiceRow } from './reported-invoices.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { buildVatReport, getQuarterDays } from './vat-report.rules.ts'
import type { VatReportRow } from './vat-report.rules.ts'
import { crossBorderThreshold, isThresholdWatched } from './vat-threshold.rules.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import { formatEvidence, requiredEvidence } from './format-evidence.ts'
import type { VatCommand } from './parse-vat.ts'

const maxCellWidth = 60

/** Runs `vat`: prints the VAT of a quarter by country and rate, or its invoices; returns true. */
export async function runVat(
  db: Database,
  { name, quarter, isCsv }: VatCommand,
  { seller, tax }: Pick<ShopConfig, 'seller' | 'tax'>,
  output: Output,
): Promise<boolean> {
  const home = seller.address.country
  const invoices = await listReportedInvoices(db, ...getQuarterDays(quarter))
  const rows = name === 'vat' ? buildVatReport(invoices, home).map(toRecord) : invoices.map(toEntry)
  if (output.isJson) {
    for (const row of rows) output.print(JSON.stringify({ event: name, ...row }))
    return true
  }
  if (rows.length === 0 && !isCsv) output.print('There are no invoices in this quarter.')
  else printRows(rows, { head: heads[name], isCsv, output })
  if (isCsv) return true
  if (name === 'vat invoices') printWeakEvidence(invoices, output)
  else if (isThresholdWatched({ mode: tax.mode, home }))
    await printThreshold(db, home, quarter.year, output)
  return true
}

type ReportLine = Readonly<Record<string, string | number | null>>

/** The column headings of the reports, in order. */
const heads = {
  vat: ['return', 'country', 'rate', 'corrects', 'invoices', 'net', 'vat', 'gross'],
  'vat invoices': [
    'number',
    'kind',
    'date',
    'order',
    'corrects',
    'customer',
    'residence',
    'evidence',
    'agreeing',
    'country',
    'rate',
    'net',
    'vat',
    'gross',
  ],
} as const

interface PrintOptions {
  readonly head: readonly string[]
  readonly isCsv: boolean
  readonly output: Output
}

function printRows(rows: readonly ReportLine[], { head, isCsv, output }: PrintOptions): void {
  const cells = rows.map((row) => head.map((name) => formatCell(name, row[name] ?? null, isCsv)))
  if (!isCsv) return output.print(formatTable([head, ...cells], maxCellWidth))
  for (const row of [head, ...cells]) output.print(encodeCsvRow(row))
}

const amountNames = ['net', 'vat', 'gross']

function formatCell(name: string, value: string | number | null, isCsv: boolean): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (name === 'rate') return isCsv ? String(value / 100) : `${value / 100}%`
  if (!amountNames.includes(name)) return String(value)
  return isCsv ? (value / 100).toFixed(2) : formatMoney(value, 'en')
}

/** Uses the country codes of VAT numbers, where Greece is EL, as the one-stop shop return does. */
function toRecord({ vatReturn, country, ...row }: VatReportRow): ReportLine {
  const code = vatReturn === 'oss' && country !== null ? toVatPrefix(country) : country
  return { return: vatReturn, country: code, ...row }
}

/**
 * The records that one-stop shop sellers must keep for ten years (Article 63c of Regulation
 * 282/2011).
 */
function toEntry(row: ReportedInvoiceRow): ReportLine {
  const { number, kind, order_id, issuedOn, country, rate, net, vat, gross } = row
  return {
    number,
    kind,
    date: issuedOn,
    order: order_id,
    corrects: row.correctedNumber,
    customer: `${row.customer_first_name} ${row.customer_last_name}`,
    residence: row.customer_country,
    ...formatEvidence(row.vat_evidence),
    country,
    rate,
    net,
    vat,
    gross,
  }
}

/** Warns about invoices with less evidence than the law requires. */
function printWeakEvidence(invoices: readonly ReportedInvoiceRow[], output: Output): void {
  const weak = invoices.filter(
    ({ vat_evidence: json }) => formatEvidence(json).agreeing < requiredEvidence,
  )
  if (weak.length === 0) return
  output.print(
    `Invoices with fewer than ${requiredEvidence} matching pieces of evidence of the customer’s country: ${weak.map(({ number }) => number).join(', ')}.`,
  )
}

async function printThreshold(
  db: Database,
  home: string,
  year: number,
  output: Output,
): Promise<void> {
  const sales = await sumCrossBorderSales(db, home, year)
  const before = await sumCrossBorderSales(db, home, year - 1)
  const limit = formatMoney(crossBorderThreshold, 'en')
  output.print(
    `Net sales to other EU countries: ${formatMoney(sales, 'en')} in ${year}, ${formatMoney(before, 'en')} in ${year - 1}; the limit for the VAT rules of ${home} is ${limit} a year.`,
  )
  if (Math.max(sales, before) > crossBorderThreshold) {
    output.print('The limit is crossed: register for the one-stop shop and set tax.mode to oss.')
  }
}
