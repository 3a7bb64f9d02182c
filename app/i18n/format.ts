import { languageTags } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { Money } from '#app/provider/types.ts'
import { getCurrentLocale, getDateLocaleTag } from './current-locale.ts'

/** The fixed time zone for the shop's dates, UTC+3; POSIX-style zone names invert the sign. */
const dateTimeZone = 'Etc/GMT-3'

/** Formatters cached by locale and options, because creating one is far slower than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats an amount with its currency: `€12.00` in English, `12,00 €` in German. */
export function formatMoney(money: Money, locale: Locale = getCurrentLocale()): string {
  const options = { style: 'currency', currency: money.currency } as const
  return getNumberFormat(locale, options).format(money.minor / 100)
}

/** Formats an amount in Tunes, one per euro, without the unit: `12` or `12.50`. */
export function formatTunes(money: Money, locale: Locale = getCurrentLocale()): string {
  const minimumFractionDigits = money.minor % 100 === 0 ? 0 : 2
  const options = { minimumFractionDigits, maximumFractionDigits: 2 }
  return getNumberFormat(locale, options).format(money.minor / 100)
}

/** Formats the length of a sound: `0.4 s` below ten seconds, `1:05` above. */
export function formatDuration(seconds: number, locale: Locale = getCurrentLocale()): string {
  if (seconds >= 10) return formatClock(seconds)
  return getNumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: getFractionDigits(seconds),
  }).format(seconds)
}

/** Formats a number of seconds with as few decimals as possible, at most two: `9 s`. */
export function formatSeconds(seconds: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 2,
  }).format(seconds)
}

/** Formats the length of a sound in words for screen readers: `0.4 seconds`. */
export function formatSpokenDuration(seconds: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: getFractionDigits(seconds),
  }).format(seconds)
}

/**
 * Returns the number of decimals: two for the shortest sounds, which one decimal would round to 0.1
 * or 0.
 */
function getFractionDigits(seconds: number): number {
  return seconds < 0.095 ? 2 : 1
}

/** Formats a position in a sound as minutes and seconds: `0:04`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Formats a long date, in the site locale if one is set: `November 21, 2026`, `21. November 2026`.
 */
export function formatDate(iso: string): string {
  const tag = getDateLocaleTag()
  const format =
    dateFormats.get(tag) ??
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: dateTimeZone })
  dateFormats.set(tag, format)
  return format.format(new Date(iso))
}

/** Formats a number with at most one decimal. */
export function formatNumber(value: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
}

/** Formats a file size in megabytes: `3.4 MB`, or `0.04 MB` for a short sound. */
export function formatMegabytes(bytes: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 100_000 ? 2 : 1,
  }).format(bytes / 1_000_000)
}

/**
 * Formats a musical key in producers' shorthand, the same in every language: `F# minor` becomes
 * `F♯m`.
 */
export function formatKey(key: string): string {
  const [root = '', mode = ''] = key.split(' ')
  return root.replace('#', '♯').replace(/(?<=^[A-G])b/, '♭') + (mode.startsWith('min') ? 'm' : '')
}

function getNumberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(languageTags[locale], options)
  numberFormats.set(key, format)
  return format
}
