import type { VatMode } from './vat.rules.ts'

/** A quarter of a calendar year. */
export interface Quarter {
  readonly year: number
  /** 1 to 4. */
  readonly number: number
}

/** Parses a quarter such as `2026-Q4`; returns null for any other text. */
export function parseQuarter(text: string): Quarter | null {
  const [, year, number] = /^(20\d\d)-?Q([1-4])$/i.exec(text) ?? []
  return year === undefined ? null : { year: Number(year), number: Number(number) }
}

/** Returns the first and last day of a quarter, such as `2026-10-01` and `2026-12-31`. */
export function getQuarterDays({ year, number }: Quarter): readonly [first: string, last: string] {
  const lastDay = number === 1 || number === 4 ? 31 : 30
  const format = (month: number, day: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return [format(number * 3 - 2, 1), format(number * 3, lastDay)]
}

/** Formats the quarter of a day: `2026-Q1`. */
function formatQuarter(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/**
 * The return that declares the VAT: the quarterly return of the EU one-stop shop, the domestic one,
 * or none.
 */
type VatReturn = 'oss' | 'domestic' | 'none'

/** An invoice or a credit note in a report. Amounts are in cents; those of credit notes are negative. */
export interface ReportedInvoice {
  readonly issuedOn: string
  readonly mode: VatMode
  readonly country: string | null
  readonly rate: number
  readonly net: number
  readonly vat: number
  readonly gross: number
  /** The day of the invoice that a credit note corrects; null for an invoice. */
  readonly correctedDay: string | null
}

/** The totals of all invoices with the same return, country and rate. */
export interface VatReportRow {
  readonly vatReturn: VatReturn
  /** The country whose VAT is included; null without VAT. */
  readonly country: string | null
  /** In basis points. */
  readonly rate: number
  /** The earlier quarter that the credit notes correct; null for the current one. */
  readonly corrects: string | null
  readonly invoices: number
  readonly net: number
  readonly vat: number
  readonly gross: number
}

/**
 * Sums the invoices of a quarter by return, country and rate. Corrections of an earlier quarter
 * have their own rows, as in the one-stop shop return.
 */
export function buildVatReport(invoices: readonly ReportedInvoice[], home: string): VatReportRow[] {
  const rows = new Map<string, VatReportRow>()
  for (const invoice of invoices) {
    const row = toRow(invoice, home)
    const { vatReturn, country, rate, corrects } = row
    const key = [corrects ?? '', vatReturn, country ?? '', rate].join(' ')
    const sum = rows.get(key)
    rows.set(key, sum === undefined ? row : add(sum, row))
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

function toRow(invoice: ReportedInvoice, home: string): VatReportRow {
  const { issuedOn, country, rate, net, vat, gross, correctedDay } = invoice
  const corrected = correctedDay === null ? null : formatQuarter(correctedDay)
  return {
    vatReturn: chooseReturn(country, home),
    country,
    rate,
    corrects: corrected === formatQuarter(issuedOn) ? null : corrected,
    invoices: 1,
    net,
    vat,
    gross,
  }
}

function chooseReturn(country: string | null, home: string): VatReturn {
  if (country === null) return 'none'
  return country === home ? 'domestic' : 'oss'
}

function add(one: VatReportRow, other: VatReportRow): VatReportRow {
  return {
    ...one,
    invoices: one.invoices + other.invoices,
    net: one.net + other.net,
    vat: one.vat + other.vat,
    gross: one.gross + other.gross,
  }
}
