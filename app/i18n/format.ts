import { languageTags } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { Money } from '#app/provider/types.ts'
import { currentLocale, dateLocaleTag } from './current-locale.ts'

/** The fixed time zone of the shop's dates, UTC+3; POSIX zone names have the sign reversed. */
const dateZone = 'Etc/GMT-3'

/** Formatters by locale and options: constructing one costs far more than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** An amount with its currency: `€12.00` in English, `12,00 €` in German. */
export function formatMoney(money: Money, locale: Locale = currentLocale()): string {
  const options = { style: 'currency', currency: money.currency } as const
  return numberFormat(locale, options).format(money.minor / 100)
}

/** An amount in Tunes, one per euro: `12` or `12.50`. */
export function formatTunes(money: Money, locale: Locale = currentLocale()): string {
  const minimumFractionDigits = money.minor % 100 === 0 ? 0 : 2
  const options = { minimumFractionDigits, maximumFractionDigits: 2 }
  return numberFormat(locale, options).format(money.minor / 100)
}

/** The length of a sound: `0.4 s` below ten seconds, `1:05` above. */
export function formatDuration(seconds: number, locale: Locale = currentLocale()): string {
  if (seconds >= 10) return formatClock(seconds)
  return numberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: fractionDigits(seconds),
  }).format(seconds)
}

/** A number of seconds with no more digits than it needs: `9 s`. */
export function formatSeconds(seconds: number, locale: Locale = currentLocale()): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 2,
  }).format(seconds)
}

/** The length of a sound in words for screen readers: `0.4 seconds`. */
export function formatSpokenDuration(seconds: number, locale: Locale = currentLocale()): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: fractionDigits(seconds),
  }).format(seconds)
}

/** Two digits for the shortest sounds, which one digit would round to 0.1 or to nothing. */
function fractionDigits(seconds: number): number {
  return seconds < 0.095 ? 2 : 1
}

/** A position in a sound as minutes and seconds: `0:04`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A long date, in the site locale if one is set: `November 21, 2026`, `21. November 2026`. */
export function formatDate(iso: string): string {
  const tag = dateLocaleTag()
  const format =
    dateFormats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: dateZone })
  dateFormats.set(tag, format)
  return format.format(new Date(iso))
}

/** A number with at most one fraction digit. */
export function formatNumber(value: number, locale: Locale = currentLocale()): string {
  return numberFormat(locale, { maximumFractionDigits: 1 }).format(value)
}

/** A file size in megabytes: `3.4 MB`, and `0.04 MB` for a short sound. */
export function formatMegabytes(bytes: number, locale: Locale = currentLocale()): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 100_000 ? 2 : 1,
  }).format(bytes / 1_000_000)
}

/** A musical key in producers' shorthand, the same in every language: `F# minor` becomes `F♯m`. */
export function formatKey(key: string): string {
  const [root = '', mode = ''] = key.split(' ')
  return root.replace('#', '♯').replace(/(?<=^[A-G])b/, '♭') + (mode.startsWith('min') ? 'm' : '')
}

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(languageTags[locale], options)
  numberFormats.set(key, format)
  return format
}
