import { languageTags } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'

const samples = [0, 0.05, 0.4, 1, 1.5, 2, 12.5, 1234.5]
/** Every day of a year, and on each another hour. */
const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day, day % 24))

const dates: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'long', timeStyle: 'long' },
]

/** Whether a text is a number, a sum, a length, a size or a day as a language writes them. */
export function numberReader(locale: Locale): (text: string) => boolean {
  const tag = languageTags[locale]
  const numbers: Intl.NumberFormatOptions[] = [
    {},
    { style: 'currency', currency: 'EUR' },
    { style: 'unit', unit: 'second', unitDisplay: 'narrow' },
    { style: 'unit', unit: 'second', unitDisplay: 'long' },
    { style: 'unit', unit: 'megabyte' },
  ]
  const shapes = new Set([
    ...numbers.flatMap((options) => {
      const format = new Intl.NumberFormat(tag, options)
      return samples.map((sample) => shapeOf(format.format(sample)))
    }),
    ...dates.flatMap((options) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Etc/GMT-3' })
      return days.map((day) => shapeOf(format.format(day)))
    }),
  ])
  return (text) => !/\p{L}/u.test(text) || isSign(text) || shapes.has(shapeOf(text))
}

/** A number whatever its digits are; a decimal part makes no difference. */
function shapeOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\d+([.,\u202f ]\d+)*/g, '#')
}

/** A musical key in shorthand, a reference or the symbol of seconds, the same in every language: `F♯m`, `W-7`, `0 s`. */
function isSign(text: string): boolean {
  return /^([A-G][♯♭]?m?|(W|OT)-\d+|0 s)$/.test(text)
}
