import type { ShopPlace } from '#shop/time-zone.ts'
import { listSeries } from './number-series.store.ts'
import type { SeriesName } from '../../platform/database/schema/invoices.ts'
import type { Database } from '../../platform/database/database.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'

/** A safe number at which to continue a series after restoring a backup. */
export interface ProposedNumber {
  readonly series: SeriesName
  /** The last number of this year in the backup. */
  readonly last: number
  readonly next: number
}

const dayMs = 24 * 60 * 60_000
/** The minimum number of skipped numbers, which have no cost. */
const minGap = 100

/**
 * Proposes numbers at which this year's invoices and credit notes continue after a restoration.
 * Skips twice as many as the shop would have used since the backup at this year's rate. Returns an
 * empty list for a shop without invoices.
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
