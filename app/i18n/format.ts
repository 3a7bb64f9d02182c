import { languageTags } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { writeFirst } from '#shop/write-first.ts'
import type { Money } from '#provider/contract/money.ts'
import { getCurrentLocale, getDateLocaleTag } from './current-locale.ts'
import { getShopTimeZone } from './shop-time-zone.ts'
import { formatSmallNumber } from './small-number.ts'
import type { FractionDigits } from './small-number.ts'

/** Formatters cached by options and locale, because creating one is far slower than using it. */
const numberFormats = new WeakMap<Intl.NumberFormatOptions, Map<Locale, Intl.NumberFormat>>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

const currencyOptions = { EUR: { style: 'currency', currency: 'EUR' } } as const

/** Adds the euro sign to a formatted amount, as `currencyOptions.EUR` does. */
const addEuroSign: Record<Locale, (amount: string) => string> = {
  en: (amount) => `€${amount}`,
  de: (amount) => `${amount}\u00a0€`,
  nl: (amount) => `€\u00a0${amount}`,
  it: (amount) => `${amount}\u00a0€`,
  fr: (amount) => `${amount}\u00a0€`,
  es: (amount) => `${amount}\u00a0€`,
}

/**
 * Formats an amount with its currency: `€12.00` in English, `12,00 €` in German. Negative amounts
 * have a true minus sign instead of the hyphen of `Intl.NumberFormat`: `−€12.00`, `−12,00 €`.
 */
export function formatMoney(money: Money, locale: Locale = getCurrentLocale()): string {
  const text = formatPositiveMoney({ ...money, minor: Math.abs(money.minor) }, locale)
  return money.minor < 0 ? addSign('−', text, locale) : text
}

/** Formats a change of an amount, with its sign: `+€12.00` in English, `€ +12,00` in Dutch. */
export function formatMoneyChange(money: Money, locale: Locale = getCurrentLocale()): string {
  const text = formatMoney(money, locale)
  return money.minor > 0 ? addSign('+', text, locale) : text
}

function addSign(sign: '+' | '−', text: string, locale: Locale): string {
  return locale === 'en' ? `${sign}${text}` : text.replace(/\d/, `${sign}$&`)
}

function formatPositiveMoney(money: Money, locale: Locale): string {
  const amount = formatSmallNumber(money.minor / 100, centOptions, locale)
  if (amount !== null) return addEuroSign[locale](amount)
  return getNumberFormat(locale, currencyOptions[money.currency]).format(money.minor / 100)
}

const wholeOptions = { minimumFractionDigits: 0, maximumFractionDigits: 0 }
const centOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats an amount in Tunes, one per euro, without the unit: `12` or `12.50`. */
export function formatTunes(money: Money, locale: Locale = getCurrentLocale()): string {
  const options = money.minor % 100 === 0 ? wholeOptions : centOptions
  return formatDecimal(money.minor / 100, options, locale)
}

const durationOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const veryShortDurationOptions = { minimumFractionDigits: 1, maximumFractionDigits: 2 }

/** Formats the length of a sound: `0.4 s` below ten seconds, `1:05` above. */
export function formatDuration(seconds: number, locale: Locale = getCurrentLocale()): string {
  if (seconds >= 10) return formatClock(seconds)
  const options = isVeryShort(seconds) ? veryShortDurationOptions : durationOptions
  return `${formatDecimal(seconds, options, locale)}\u00a0s`
}

const secondsOptions = { minimumFractionDigits: 0, maximumFractionDigits: 2 }

/** Formats a number of seconds with as few decimals as possible, at most two: `9 s`. */
export function formatSeconds(seconds: number, locale: Locale = getCurrentLocale()): string {
  return `${formatDecimal(seconds, secondsOptions, locale)}\u00a0s`
}

/** Returns whether one decimal would round the length of a sound to 0.1 or 0. */
export function isVeryShort(seconds: number): boolean {
  return seconds < 0.095
}

/** Formats a position in a sound as minutes and seconds: `0:04`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Formats a long date in the shop's time zone, by default in the site locale if one is set:
 * `November 21, 2026`, `21. November 2026`. A date without a time, such as `2026-11-21`, stays on
 * that day.
 */
export function formatDate(iso: string, tag: string = getDateLocaleTag()): string {
  const timeZone = iso.length > 10 ? getShopTimeZone() : 'UTC'
  const key = tag + timeZone
  const format =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone })
  dateFormats.set(key, format)
  return writeFirst(format.format(new Date(iso)), tag)
}

const oneDecimalOptions = { minimumFractionDigits: 0, maximumFractionDigits: 1 }

/** Formats a number with at most one decimal. */
export function formatNumber(value: number, locale: Locale = getCurrentLocale()): string {
  return formatDecimal(value, oneDecimalOptions, locale)
}

const percentOptions = { style: 'percent' } as const

/** Formats a fraction from 0 to 1 as a percentage: `80%` in English, `80 %` in German. */
export function formatPercent(fraction: number, locale: Locale = getCurrentLocale()): string {
  return getNumberFormat(locale, percentOptions).format(fraction)
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

/**
 * Formats a number with decimals. `options` must be a constant object, because formatters are
 * cached by it.
 */
export function formatDecimal(value: number, options: FractionDigits, locale: Locale): string {
  return formatSmallNumber(value, options, locale) ?? getNumberFormat(locale, options).format(value)
}

/** Returns the formatter for a constant options object and a locale. */
function getNumberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const formats = numberFormats.get(options) ?? new Map<Locale, Intl.NumberFormat>()
  numberFormats.set(options, formats)
  const format = formats.get(locale) ?? new Intl.NumberFormat(languageTags[locale], options)
  formats.set(locale, format)
  return format
}
