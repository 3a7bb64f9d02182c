import type { ShopPlace } from '#shop/time-zone.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'
import type { SeriesName } from '../../platform/database/schema/invoices.ts'
import { transact } from '../../platform/database/transact.ts'
import { formatInvoiceNumber } from './invoice.rules.ts'
import { continueSeries } from './number-series.store.ts'

const kinds = { invoices: 'invoice', 'credit-notes': 'credit-note' } as const

/** The continuation of a series, with numbers as printed on documents. */
export interface ContinuedInvoices {
  readonly next: string
  /** The first and the last skipped number; null if none are skipped. */
  readonly gap: readonly [first: string, last: string] | null
}

/** The refusal of a number that the series has already reached. */
export interface ReachedNumber {
  readonly refusal: 'reached'
  /** The last number, as printed on documents. */
  readonly last: string
  /** The lowest number at which the series can continue. */
  readonly lowest: number
}

/**
 * Continues this year's invoices or credit notes at a number, after those lost with the data since
 * a backup.
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
