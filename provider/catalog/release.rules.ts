import type { ShopPlace } from '#shop/time-zone.ts'
import { getShopDay } from '../platform/calendar/shop-day.ts'

/**
 * Returns a product's release day, such as `2027-06-01`, if it is in the future in the shop's time
 * zone; null once released. `releasedAt` begins with the day.
 */
export function findComingRelease(releasedAt: string, now: Date, shop: ShopPlace): string | null {
  const day = releasedAt.slice(0, 10)
  return day > getShopDay(now, shop) ? day : null
}
