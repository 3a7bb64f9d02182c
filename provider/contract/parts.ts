import { z } from 'zod'
import { parseMoney } from './money.ts'
import { maxProductId } from './product-id.ts'

/** An id; some providers send numbers as strings. */
export const wireId = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

/** The id of a product in a request to the shop's own back end. */
export const sentProductId = z.number().int().positive().max(maxProductId)

/** A required amount in euros, as a number or a decimal string. */
export const wireAmount = z.union([z.number(), z.string()]).transform((value, context) => {
  const money = parseMoney(value)
  if (money === null) context.addIssue('not an amount')
  return money ?? z.NEVER
})

/** An optional amount; null if it is missing or invalid. */
export const wireAmountOrNull = z.custom<number | string>().nullish().transform(parseMoney)

/** An optional string; null if it is missing or invalid. */
export const wireStringOrNull = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text ?? null)

/** An optional number, possibly sent as a string; null if it is missing or invalid. */
export const wireNumberOrNull = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null)
  .transform((number) => (Number.isFinite(number) ? (number ?? null) : null))

/** An optional id; null if it is missing or invalid. */
export const wireIdOrNull = wireId
  .nullish()
  .catch(null)
  .transform((id) => id ?? null)

/** An optional flag, possibly sent as 0 or 1; false if it is missing or invalid. */
export const wireFlag = z
  .custom<boolean | 0 | 1>()
  .nullish()
  .transform((value) => value === true || value === 1)

/** An optional flag, possibly sent as 0 or 1; null if it is missing or invalid. */
export const wireFlagOrNull = z
  .custom<boolean | 0 | 1>()
  .nullish()
  .transform((value) => {
    if (value === true || value === 1) return true
    return value === false || value === 0 ? false : null
  })

/** A timestamp, parsed to an ISO string in UTC; timestamps without a time zone are in UTC. */
export const wireDate = z.string().transform((text, context) => {
  const iso = toIsoDate(text)
  if (iso === null) context.addIssue('not a date')
  return iso ?? z.NEVER
})

/** An optional timestamp; null if it is missing or invalid. */
export const wireDateOrNull = z
  .custom<string>()
  .nullish()
  .transform((value) => (typeof value === 'string' ? toIsoDate(value) : null))

/** An optional list; null if it is missing or not a list. Invalid entries are dropped. */
export function listOrNull<TItem extends z.ZodType>(item: TItem) {
  return z
    .array(z.custom<z.input<TItem>>())
    .nullish()
    .catch(null)
    .transform((list) => list?.flatMap((entry) => parseEntry(item, entry)) ?? null)
}

function parseEntry<TItem extends z.ZodType>(item: TItem, entry: unknown): z.output<TItem>[] {
  const parsed = item.safeParse(entry)
  return parsed.success ? [parsed.data] : []
}

/** An optional value; null if it is missing or invalid. */
export function orNull<TValue extends z.ZodType>(schema: TValue) {
  return schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)
}

function toIsoDate(text: string): string | null {
  const isZoneless = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
  const date = new Date(isZoneless ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
