import { languageTags } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { getCurrentLocale } from './current-locale.ts'
import { formatDecimal, isVeryShort } from './format.ts'
import { roundDecimal } from './small-number.ts'

const oneDecimal = { minimumFractionDigits: 0, maximumFractionDigits: 1 }
const twoDecimals = { minimumFractionDigits: 0, maximumFractionDigits: 2 }

/** Cached, because a page formats dozens of durations. */
const pluralRules = new Map<Locale, Intl.PluralRules>()

/** Spells out the length of a sound for screen readers: `0.4 seconds`. */
export function formatSpokenDuration(seconds: number, locale: Locale = getCurrentLocale()): string {
  const options = isVeryShort(seconds) ? twoDecimals : oneDecimal
  const rounded = roundDecimal(seconds, options.maximumFractionDigits)
  const amount = formatDecimal(rounded, options, locale)
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(languageTags[locale])
  pluralRules.set(locale, rules)
  return rules.select(rounded) === 'one'
    ? m.catalog_second({ amount }, { locale })
    : m.catalog_seconds({ amount }, { locale })
}
