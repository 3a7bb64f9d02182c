import { languageTags } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { Money } from '#app/provider/types.ts'
import { getCurrentLocale, getDateLocaleTag } from './current-locale.ts'

/** The fixed time zone for the shop's dates, UTC+3; POSIX-style zone names invert the sign. */
const dateTimeZone = 'Etc/GMT-3'

/** Formatters cached by options and locale, because creating one is far slower than using it. */
const numberFormats = new WeakMap<Intl.NumberFormatOptions, Map<Locale, Intl.NumberFormat>>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

const currencyOptions = { EUR: { style: 'currency', currency: 'EUR' } } as const

/** Formats an amount with its currency: `€12.00` in English, `12,00 €` in German. */
export function formatMoney(money: Money, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, currencyOptions[money.currency]).format(money.minor / 100)
}

const wholeTunesOptions = { maximumFractionDigits: 2 }
const tunesOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats an amount in Tunes, one per euro, without the unit: `12` or `12.50`. */
export function formatTunes(money: Money, locale: Locale = getCurrentLocale()): string {
  const options = money.minor % 100 === 0 ? wholeTunesOptions : tunesOptions
  return getNumberFormat(locale, options).format(money.minor / 100)
}

const secondOptions = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const
const durationOptions = {
  ...secondOptions,
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const
const veryShortDurationOptions = { ...durationOptions, maximumFractionDigits: 2 } as const

/** Formats the length of a sound: `0.4 s` below ten seconds, `1:05` above. */
export function formatDuration(seconds: number, locale: Locale = getCurrentLocale()): string {
  if (seconds >= 10) return formatClock(seconds)
  const options = isVeryShort(seconds) ? veryShortDurationOptions : durationOptions
  return getNumberFormat(locale, options).format(seconds)
}

const secondsOptions = { ...secondOptions, maximumFractionDigits: 2 } as const

/** Formats a number of seconds with as few decimals as possible, at most two: `9 s`. */
export function formatSeconds(seconds: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, secondsOptions).format(seconds)
}

const spokenOptions = { ...secondOptions, unitDisplay: 'long', maximumFractionDigits: 1 } as const
const veryShortSpokenOptions = { ...spokenOptions, maximumFractionDigits: 2 } as const

/** Formats the length of a sound in words for screen readers: `0.4 seconds`. */
export function formatSpokenDuration(seconds: number, locale: Locale = getCurrentLocale()): string {
  const options = isVeryShort(seconds) ? veryShortSpokenOptions : spokenOptions
  return getNumberFormat(locale, options).format(seconds)
}

/** Returns whether a sound is so short that one decimal would round its length to 0.1 or 0. */
function isVeryShort(seconds: number): boolean {
  return seconds < 0.095
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

const oneDecimalOptions = { maximumFractionDigits: 1 }

/** Formats a number with at most one decimal. */
export function formatNumber(value: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, oneDecimalOptions).format(value)
}

const fileOptions = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
const smallFileOptions = { ...fileOptions, maximumFractionDigits: 2 } as const

/** Formats a file size in megabytes: `3.4 MB`, or `0.04 MB` for a short sound. */
export function formatMegabytes(bytes: number, locale: Locale = getCurrentLocale()): string {
  const options = bytes < 100_000 ? smallFileOptions : fileOptions
  return getNumberFormat(locale, options).format(bytes / 1_000_000)
}

/**
 * Formats a musical key in producers' shorthand, the same in every language: `F# minor` becomes
 * `F♯m`.
 */
export function formatKey(key: string): string {
  const [root = '', mode = ''] = key.split(' ')
  return root.replace('#', '♯').replace(/(?<=^[A-G])b/, '♭') + (mode.startsWith('min') ? 'm' : '')
}

/** Returns the formatter for a constant options object and a locale. */
function getNumberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const formats = numberFormats.get(options) ?? new Map<Locale, Intl.NumberFormat>()
  numberFormats.set(options, formats)
  const format = formats.get(locale) ?? new Intl.NumberFormat(languageTags[locale], options)
  formats.set(locale, format)
  return format
}
