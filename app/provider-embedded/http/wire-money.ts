import { formatMoney } from '#app/provider-embedded/domain/locales.ts'
import { toEuros, formatDecimal } from './wire-format.ts'
import type { Locale } from './wire-format.ts'

type Value = string | number

/** Money under the host's four keys: itself, formatted, and both again in the base currency. */
export function moneyFields<Name extends string>(
  name: Name,
  cents: number,
  locale: Locale,
  write: (cents: number) => Value,
): Record<string, Value> {
  const formatted = formatMoney(cents, locale)
  return {
    [name]: write(cents),
    [`formatted_${name}`]: formatted,
    [`base_${name}`]: write(cents),
    [`formatted_base_${name}`]: formatted,
  }
}

/** Several amounts under their keys, as JSON numbers. */
export function numberFields(amounts: Record<string, number>, locale: Locale) {
  return formatFields(amounts, locale, toEuros)
}

/** Several amounts under their keys, as decimal strings. */
export function decimalFields(amounts: Record<string, number>, locale: Locale) {
  return formatFields(amounts, locale, formatDecimal)
}

function formatFields(
  amounts: Record<string, number>,
  locale: Locale,
  write: (cents: number) => Value,
): Record<string, Value> {
  const all = Object.entries(amounts).map(([name, cents]) =>
    moneyFields(name, cents, locale, write),
  )
  return Object.assign({}, ...all) as Record<string, Value>
}
