import { languageTags } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'

const samples = [0, 0.05, 0.4, 1, 1.5, 2, 12.5, 1234.5]
/** Every day of a leap year, at varying hours. */
const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day, day % 24))

const dates: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
]

/** Creates a matcher for numbers, amounts, durations, sizes and dates formatted in a locale. */
export function createNumberMatcher(locale: Locale): (text: string) => boolean {
  const tag = languageTags[locale]
  const numbers: Intl.NumberFormatOptions[] = [
    {},
    { style: 'currency', currency: 'EUR' },
    { style: 'unit', unit: 'second', unitDisplay: 'long' },
    { style: 'unit', unit: 'megabyte' },
  ]
  const shapes = new Set([
    '# s',
    ...numbers.flatMap((options) => {
      const format = new Intl.NumberFormat(tag, options)
      return samples.map((sample) => maskNumbers(format.format(sample)))
    }),
    ...dates.flatMap((options) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Etc/GMT-3' })
      return days.map((day) => maskNumbers(format.format(day)))
    }),
  ])
  return (text) =>
    !/\p{L}/u.test(text) || isLocaleIndependent(text) || shapes.has(maskNumbers(text))
}

/** Replaces every number, including separators and decimals, with `#`. */
function maskNumbers(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\d+([.,\u202f ]\d+)*/g, '#')
}

/**
 * Returns whether a string is a musical key, a reference number or a level, which are the same in
 * every locale: `F♯m`, `W-7`, `−14.2 LUFS`.
 */
function isLocaleIndependent(text: string): boolean {
  return /^([A-G][♯♭]?m?|(W|OVT)-\d+|−?\d+([.,]\d)? (LUFS|dBTP))$/.test(text)
}
