import type { ShopPlace } from '#shop/time-zone.ts'
import { continueSeries } from '../db/number-series.ts'
import type { SeriesName } from '../db/schema-invoices.ts'
import type { Database } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { formatInvoiceNumber } from '../domain/invoice.ts'
import { getShopDay } from '../domain/shop-day.ts'
import type { Output } from '../import/progress.ts'
import { UsageError } from '../import/usage-error.ts'
import type { InvoicesCommand } from './parse-invoices.ts'

const kinds = { invoices: 'invoice', 'credit-notes': 'credit-note' } as const
const labels = { invoices: 'invoice', 'credit-notes': 'credit note' } as const

/**
 * Lets the invoices or credit notes of this year go on with a number, after those that were lost with
 * the data since a backup; returns true. Throws a `UsageError` for a number that is taken.
 */
export async function runInvoices(
  db: Database,
  { series, next }: InvoicesCommand,
  shop: ShopPlace,
  output: Output,
): Promise<boolean> {
  const now = new Date()
  const year = Number(getShopDay(now, shop).slice(0, 4))
  const format = (number: number) => formatNumber(series, year, number)
  const result = await transact(db, (transaction) =>
    continueSeries(transaction, { name: series, year }, next, now),
  )
  if ('refusal' in result) {
    throw new UsageError(
      `NUMBER must be higher than that of the last ${labels[series]}, ${format(result.last)}: right is one that was certainly not reached yet, from ${result.last + 1} on.`,
    )
  }
  const gap = result.gap === null ? null : [format(result.gap.first), format(result.gap.last)]
  if (output.isJson) {
    output.print(JSON.stringify({ event: 'invoices-continued', series, next: format(next), gap }))
    return true
  }
  output.print(`The next ${labels[series]} gets the number ${format(next)}.`)
  if (gap !== null) {
    output.print(
      `No ${labels[series]} of this database gets ${describe(gap)}. Note the reason in your books, with copies of the lost ones from your sent mail.`,
    )
  }
  return true
}

function formatNumber(series: SeriesName, year: number, number: number): string {
  return formatInvoiceNumber(kinds[series], year, number)
}

function describe([first = '', last = '']: readonly string[]): string {
  return first === last ? first : `${first} to ${last}`
}
