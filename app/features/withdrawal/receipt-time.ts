import { dateLocaleTag } from '#app/i18n/site-locale.ts'

/** A moment to the second with its zone, in the shop's fixed offset: `November 21, 2026 at 3:00:00 PM GMT+3`. */
export function receiptTime(iso: string): string {
  return new Intl.DateTimeFormat(dateLocaleTag(), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Etc/GMT-3',
  }).format(new Date(iso))
}
