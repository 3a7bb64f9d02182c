import { getTimeZone } from '#shop/time-zone.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { writeFirst } from '#shop/write-first.ts'
import { getDateFormat, getNumberFormat, getPluralRules } from '../texts/intl-formats.ts'

/**
 * Inserts spaces into the addresses in free text, so that mail programs don't turn them into links:
 * people can enter such text for emails to others. Leaves numbers and dates unchanged.
 */
export function breakLinks(text: string): string {
  return text
    .replaceAll('://', ': //')
    .replace(/\d+(?:\.\d+){3}/g, (address) => address.replaceAll('.', '. '))
    .replace(/([.\u3002\uff0e\uff61])(?=[^\s\p{N}\p{P}])/gu, '$1 ')
}

/** Formats a line such as `Total: €12.00`, in French with a no-break space before the colon. */
export function formatLabeledLine(label: string, value: string, locale: string): string {
  return `${label}${locale === 'fr' ? '\u00a0:' : ':'} ${value}`
}

/** Formats a list with a hyphen before each item or, if `start` is set, with numbers from there. */
export function formatList(items: readonly string[], start?: number): string {
  return items
    .map((item, index) => {
      const mark = start === undefined ? '-' : `${start + index}.`
      return `${mark} ${item.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`
    })
    .join('\n')
}

/** Joins the paragraphs of an email; skips null paragraphs. */
export function joinParagraphs(paragraphs: readonly (string | null)[]): string {
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`
}

/**
 * Formats cents as Tunes: `12.50 Tunes`, `1 Tune`, in French `0,84 Tune`. Italian has no plural for
 * foreign words.
 */
export function formatTunes(cents: number, locale: string): string {
  const amount = getNumberFormat(locale, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
  const isSingular = locale === 'it' || getPluralRules(locale).select(cents / 100) === 'one'
  return `${amount} ${isSingular ? 'Tune' : 'Tunes'}`
}

/**
 * Formats a long date such as `March 2, 2026` in the shop's time zone; `language` is a language tag
 * such as `de`.
 */
export function formatEmailDate(date: Date, language: string, shop: ShopPlace): string {
  const timeZone = getTimeZone(shop)
  const format = getDateFormat(language, { dateStyle: 'long', timeZone })
  return writeFirst(format.format(date), language)
}

/** Formats a time to the minute, in the shop's time zone: `March 2, 2026 at 1:29 AM GMT+3`. */
export function formatEmailTime(date: Date, language: string, shop: ShopPlace): string {
  const format = getDateFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: getTimeZone(shop),
  })
  return writeFirst(format.format(date), language)
}

/** Formats a day such as `2026-03-01` as a long date. */
export function formatDay(day: string, language: string): string {
  const format = getDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return writeFirst(format.format(new Date(day)), language)
}
