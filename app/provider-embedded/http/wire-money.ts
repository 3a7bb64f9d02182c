import { formattedMoney } from '../domain/formatted-money.ts'
import { amount, decimal } from './wire.ts'
import type { WireLocale } from './wire.ts'

type Value = string | number

/** Money under the host's four keys: itself, formatted, and both again in the base currency. */
export function moneyKeys<Name extends string>(
  name: Name,
  cents: number,
  locale: WireLocale,
  write: (cents: number) => Value,
): Record<string, Value> {
  const formatted = formattedMoney(cents, locale)
  return {
    [name]: write(cents),
    [`formatted_${name}`]: formatted,
    [`base_${name}`]: write(cents),
    [`formatted_base_${name}`]: formatted,
  }
}

/** Several amounts under their keys, as JSON numbers. */
export function numberKeys(amounts: Record<string, number>, locale: WireLocale) {
  return manyKeys(amounts, locale, amount)
}

/** Several amounts under their keys, as decimal strings. */
export function decimalKeys(amounts: Record<string, number>, locale: WireLocale) {
  return manyKeys(amounts, locale, decimal)
}

function manyKeys(
  amounts: Record<string, number>,
  locale: WireLocale,
  write: (cents: number) => Value,
): Record<string, Value> {
  const all = Object.entries(amounts).map(([name, cents]) => moneyKeys(name, cents, locale, write))
  return Object.assign({}, ...all) as Record<string, Value>
}
