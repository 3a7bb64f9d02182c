/** Times in mails have the shop's fixed offset, three hours ahead of UTC. */
const shopTimeZone = 'Etc/GMT-3'

/** A day, long: `March 2, 2026`. The language is a tag such as `de`. */
export function formatMailDate(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shopTimeZone }).format(
    moment,
  )
}

/** A moment to the second with its zone: `March 2, 2026 at 1:29:00 AM GMT+3`. */
export function formatMailTime(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopTimeZone,
  }).format(moment)
}
