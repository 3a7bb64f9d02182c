import { getTimeZone } from '#shop/time-zone.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { getDateFormat } from '../texts/intl-formats.ts'

/** Returns the day of a time in the shop's time zone, such as `2026-03-01`. */
export function getShopDay(time: Date, shop: ShopPlace): string {
  const timeZone = getTimeZone(shop)
  return getDateFormat('en-CA', { dateStyle: 'short', timeZone }).format(time)
}

/** Returns noon of a day such as `2026-03-01` in the shop's time zone. */
export function getShopNoon(day: string, shop: ShopPlace): Date {
  const format = getDateFormat('en-US', {
    timeZone: getTimeZone(shop),
    timeZoneName: 'longOffset',
  })
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`))
  // Such as `GMT+02:00`, or `GMT` alone for UTC.
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${day}T12:00:00${name.replace('GMT', '') || 'Z'}`)
}
