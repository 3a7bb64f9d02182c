import type { ShopPlace } from '#shop/time-zone.ts'
import { continueSeries } from './number-series.store.ts'
import type { SeriesName } from '../../platform/database/schema/invoices.ts'
import type { Database } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { formatInvoiceNumber } from './invoice.rules.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
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
