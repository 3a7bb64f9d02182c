import type { ShopPlace } from '#shop/time-zone.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'
import type { SeriesName } from '../../platform/database/schema/invoices.ts'
import { transact } from '../../platform/database/transact.ts'
import { formatInvoiceNumber } from './invoice.rules.ts'
import { continueSeries } from './number-series.store.ts'

const kinds = { invoices: 'invoice', 'credit-notes': 'credit-note' } as const

/** How a series goes on, in numbers as documents show them. */
export interface ContinuedInvoices {
  readonly next: string
  /** The first and the last number that no document gets; null if none is left out. */
  readonly gap: readonly [first: string, last: string] | null
}

/** The series has reached the number. */
export interface ReachedNumber {
  readonly refusal: 'reached'
  /** The last number, as documents show it. */
  readonly last: string
  /** The lowest number with which the series can go on. */
  readonly lowest: number
}

/**
 * Lets the invoices or credit notes of this year go on with a number, after those that were lost with
 * the data since a backup.
 */
export async function continueInvoices(
  { db, clock, shop }: Pick<Dependencies, 'db' | 'clock'> & { readonly shop: ShopPlace },
  { series, next }: { readonly series: SeriesName; readonly next: number },
): Promise<ContinuedInvoices | ReachedNumber> {
  const now = clock()
  const year = Number(getShopDay(now, shop).slice(0, 4))
  const format = (number: number) => formatInvoiceNumber(kinds[series], year, number)
  const result = await transact(db, (transaction) =>
    continueSeries(transaction, { name: series, year }, next, now),
  )
  if ('refusal' in result) {
    return { refusal: result.refusal, last: format(result.last), lowest: result.last + 1 }
  }
  const { gap } = result
  return { next: format(next), gap: gap === null ? null : [format(gap.first), format(gap.last)] }
}
