/** All emails show times at the shop's fixed offset, three hours ahead of UTC. */
const shopTimeZone = 'Etc/GMT-3'

/** Replaces the `{names}` in a string; a name without a value is left as it is. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** A line such as `Total: €12.00`; in French with a no-break space before the colon. */
export function formatLabelledLine(label: string, value: string, locale: string): string {
  return `${label}${locale === 'fr' ? '\u00a0:' : ':'} ${value}`
}

/** Joins the paragraphs of an email; skips null paragraphs. */
export function joinParagraphs(paragraphs: readonly (string | null)[]): string {
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`
}

/** Formats cents as Tunes: `12.50 Tunes`, `1 Tune`, in French `0,84 Tune`. */
export function formatTunes(cents: number, locale: string): string {
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
  const isOne = new Intl.PluralRules(locale).select(cents / 100) === 'one'
  return `${amount} ${isOne ? 'Tune' : 'Tunes'}`
}

/** Formats a long date, `March 2, 2026`. `language` is a tag such as `de`. */
export function formatMailDate(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shopTimeZone }).format(
    date,
  )
}

/** Formats a time to the second with its zone, `March 2, 2026 at 1:29:00 AM GMT+3`. */
export function formatMailTime(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopTimeZone,
  }).format(date)
}
