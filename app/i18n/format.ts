import type { Money } from '#app/provider/types.ts'
import { currentLocale } from './current-locale.ts'
import { dateLocaleTag } from './site-locale.ts'
import { languageTags } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/** The fixed offset of the shop's dates, UTC+3; POSIX zone names count westwards. */
const dateZone = 'Etc/GMT-3'

/** An amount as people write it: `€12.00` in English, `12,00 €` in German. */
export function formatMoney(money: Money, locale: Locale = currentLocale()): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'currency',
    currency: money.currency,
  }).format(money.minor / 100)
}

/** The number of Tunes an amount is worth, one a euro: `12` or `12.50`. */
export function formatTunes(money: Money, locale: Locale = currentLocale()): string {
  const whole = money.minor % 100 === 0
  return new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(money.minor / 100)
}

/** The length of a sound: `0.4 s` below ten seconds, `1:05` from there on. */
export function formatDuration(seconds: number, locale: Locale = currentLocale()): string {
  if (seconds >= 10) return formatClock(seconds)
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: secondsDigits(seconds),
  }).format(seconds)
}

/** A length that somebody asks for, as few digits as it has: `9 s`. */
export function formatSeconds(seconds: number, locale: Locale = currentLocale()): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 2,
  }).format(seconds)
}

/** The length of a sound in words for a screen reader: `0.4 seconds`. */
export function formatSpokenDuration(seconds: number, locale: Locale = currentLocale()): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: secondsDigits(seconds),
  }).format(seconds)
}

/** A tick of a twentieth of a second is short, but not nothing. */
function secondsDigits(seconds: number): number {
  return seconds < 0.095 ? 2 : 1
}

/** A position in a sound as minutes and seconds: `0:04`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A day in the long form, in the house language where one is set: `November 21, 2026`, `21. November 2026`. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat(dateLocaleTag(), {
    dateStyle: 'long',
    timeZone: dateZone,
  }).format(new Date(iso))
}

/** A whole or broken number in the visitor's language. */
export function formatNumber(value: number, locale: Locale = currentLocale()): string {
  return new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 1 }).format(value)
}

/** A size of a file, in megabytes: `3.4 MB`, and `0.04 MB` of a short sound. */
export function formatMegabytes(bytes: number, locale: Locale = currentLocale()): string {
  return new Intl.NumberFormat(languageTags[locale], {
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
