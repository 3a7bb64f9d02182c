import type { ShopPlace } from '#shop/time-zone.ts'
import { getShopDay } from '../platform/calendar/shop-day.ts'

/**
 * Returns the day, such as `2027-06-01`, from which a product is sold if it is still to come where the
 * shop is; null once it is released. `releasedAt` begins with the day.
 */
export function findComingRelease(releasedAt: string, now: Date, shop: ShopPlace): string | null {
  const day = releasedAt.slice(0, 10)
  return day > getShopDay(now, shop) ? day : null
}
