import { getDateLocaleTag } from '#app/i18n/current-locale.ts'
import { getShopTimeZone } from '#app/i18n/shop-time-zone.ts'
import { writeFirst } from '#shop/write-first.ts'

/**
 * Formats a time in the shop's time zone, such as `November 21, 2026 at 3:00 PM GMT+3`.
 */
export function formatReceiptTime(iso: string): string {
  const tag = getDateLocaleTag()
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: getShopTimeZone(),
  })
  return writeFirst(format.format(new Date(iso)), tag)
}
