import { listInvoicePages, listInvoiceNumbers } from './invoices.store.ts'
import { listSeries } from './number-series.store.ts'
import type { NumberedSeries, NumberRange } from './number-series.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { formatInvoiceNumber } from './invoice.rules.ts'
import { hashInvoice } from './issue-invoice.ts'

/** A fault found in invoices or credit notes. */
export interface InvoiceFault {
  /** The document's number or range, such as `2026-000123`. */
  readonly number: string
  readonly problem: string
}

/**
 * Verifies the hash of each invoice and credit note, and that each number of a series belongs to a
 * document or to a gap recorded by the owner.
 */
export async function findInvoiceFaults(db: Database): Promise<InvoiceFault[]> {
  return [...(await findAltered(db)), ...(await findNumberGaps(db))]
}

async function findAltered(db: Database): Promise<InvoiceFault[]> {
  const faults: InvoiceFault[] = []
  for await (const { number, snapshot, html, sha256 } of listInvoicePages(db)) {
    if (hashInvoice(snapshot, html) === sha256) continue
    faults.push({ number, problem: 'is not as it was issued: its SHA-256 differs' })
  }
  return faults
}

/**
 * Reads the series before and after the documents, because the shop may be selling meanwhile: the
 * documents must include all numbers reached before, and none beyond those reached after.
 */
async function findNumberGaps(db: Database): Promise<InvoiceFault[]> {
  const before = await listSeries(db)
  const numbers = await listInvoiceNumbers(db)
  const after = await listSeries(db)
  return [...listMissing(before, new Set(numbers)), ...listBeyond(after, numbers)]
}

function listMissing(
  allSeries: readonly NumberedSeries[],
  numbers: ReadonlySet<string>,
): InvoiceFault[] {
  return allSeries.flatMap((series) => {
    const format = (number: number) => formatNumber(series, number)
    const isLeftOut = (number: number) =>
      series.gaps.some(({ first, last }) => number >= first && number <= last)
    const isMissing = (number: number) => !numbers.has(format(number)) && !isLeftOut(number)
    return findRanges(series.last, isMissing).map(({ first, last }) =>
      first === last
        ? { number: format(first), problem: 'is missing from its series' }
        : {
            number: `${format(first)} to ${format(last)}`,
            problem: 'are missing from their series',
          },
    )
  })
}

function listBeyond(
  allSeries: readonly NumberedSeries[],
  numbers: readonly string[],
): InvoiceFault[] {
  const reached = new Set(
    allSeries.flatMap((series) =>
      Array.from({ length: series.last }, (_, index) => formatNumber(series, index + 1)),
    ),
  )
  return numbers
    .filter((number) => !reached.has(number))
    .map((number) => ({ number, problem: 'is higher than the last number of its series' }))
}

function formatNumber({ name, year }: NumberedSeries, number: number): string {
  return formatInvoiceNumber(name === 'invoices' ? 'invoice' : 'credit-note', year, number)
}

/** Returns the ranges of consecutive numbers from 1 to `last` that meet a condition. */
function findRanges(last: number, meets: (number: number) => boolean): NumberRange[] {
  const ranges: NumberRange[] = []
  for (let number = 1; number <= last; number += 1) {
    if (!meets(number)) continue
    const before = ranges.at(-1)
    if (before?.last === number - 1) ranges[ranges.length - 1] = { ...before, last: number }
    else ranges.push({ first: number, last: number })
  }
  return ranges
}
