import { z } from 'zod'
import { formatMoney } from '../texts/locales.ts'
import type { Locale } from '../texts/locales.ts'

/** Formats whole cents as a decimal string: 1250 → "12.5000". */
export function formatDecimal(cents: number): string {
  const size = Math.abs(cents)
  const text = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}00`
  return cents < 0 ? `-${text}` : text
}

/** Converts whole cents to euros: 1250 → 12.5. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** Formats an ISO timestamp with microseconds. */
export function formatWireDate(iso: string): string {
  return new Date(iso).toISOString().replace('Z', '000Z')
}

type Value = string | number

type MoneyField<Name extends string> =
  | Name
  | `formatted_${Name}`
  | `base_${Name}`
  | `formatted_base_${Name}`

/**
 * Returns an amount under Bagisto's four keys: plain and formatted, each also in the base currency.
 */
export function toMoneyFields<Name extends string>(
  name: Name,
  cents: number,
  locale: Locale,
  toValue: (cents: number) => Value,
): Record<MoneyField<Name>, Value> {
  const formatted = formatMoney(cents, locale)
  return {
    [name]: toValue(cents),
    [`formatted_${name}`]: formatted,
    [`base_${name}`]: toValue(cents),
    [`formatted_base_${name}`]: formatted,
  } as Record<MoneyField<Name>, Value>
}

/** Returns the money fields of several amounts as JSON numbers. */
export function toNumberFields<Name extends string>(
  amounts: Readonly<Record<Name, number>>,
  locale: Locale,
) {
  return mergeMoneyFields(amounts, locale, toEuros)
}

/** Returns the money fields of several amounts as decimal strings. */
export function toDecimalFields<Name extends string>(
  amounts: Readonly<Record<Name, number>>,
  locale: Locale,
) {
  return mergeMoneyFields(amounts, locale, formatDecimal)
}

function mergeMoneyFields<Name extends string>(
  amounts: Readonly<Record<Name, number>>,
  locale: Locale,
  toValue: (cents: number) => Value,
): Record<MoneyField<Name>, Value> {
  const fields = Object.entries<number>(amounts).map(([name, cents]) =>
    toMoneyFields(name, cents, locale, toValue),
  )
  return Object.assign({}, ...fields) as Record<MoneyField<Name>, Value>
}

/** An amount in euros from a client, as a number or a decimal string; parsed to whole cents. */
export const euroAmount = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,4})?$/)])
  .transform(toCents)
  .refine(isAmount)

/** An amount in euros in the exact format of `formatDecimal`; parsed to whole cents. */
export const wireAmount = z
  .string()
  .regex(/^\d{1,9}\.\d{4}$/)
  .transform(toCents)
  .refine(isAmount)

/** Converts euros to whole cents; returns NaN for fractions of a cent. */
function toCents(euros: number | string): number {
  const exact = Number(euros) * 100
  const rounded = Math.round(exact)
  return Math.abs(exact - rounded) < 1e-6 ? rounded : Number.NaN
}

function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 0
}
