import type { ShopPlace } from '#shop/time-zone.ts'
import { listSeries } from './number-series.store.ts'
import type { SeriesName } from '../../platform/database/schema/invoices.ts'
import type { Database } from '../../platform/database/database.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'

/** With which number a series certainly goes on after a backup was restored. */
export interface ProposedNumber {
  readonly series: SeriesName
  /** The last number of this year in the backup. */
  readonly last: number
  readonly next: number
}

const dayMs = 24 * 60 * 60_000
/** How many numbers are left out at least: they cost nothing. */
const minGap = 100

/**
 * Proposes how the invoices and credit notes of this year go on after a restoration: with twice as many
 * numbers left out as the shop would have taken since the backup at its pace of this year. Nothing for a
 * shop without invoices.
 */
export async function proposeNumbers(
  db: Database,
  { backupAt, now }: { readonly backupAt: Date; readonly now: Date },
  shop: ShopPlace,
): Promise<ProposedNumber[]> {
  const all = await listSeries(db)
  const year = Number(getShopDay(now, shop).slice(0, 4))
  const daysBefore = Math.max(1, (backupAt.getTime() - Date.UTC(year, 0, 1)) / dayMs)
  const daysSince = Math.max(0, (now.getTime() - backupAt.getTime()) / dayMs)
  const names = [...new Set(all.map(({ name }) => name))]
  return names.map((series) => {
    const last = all.find((one) => one.name === series && one.year === year)?.last ?? 0
    const lost = Math.ceil((2 * last * daysSince) / daysBefore)
    return { series, last, next: last + Math.max(minGap, lost) + 1 }
  })
}
