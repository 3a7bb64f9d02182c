import { z } from 'zod'
import { parseMoney } from '../money.ts'

/** A row's id; some hosts send numbers as texts. */
export const wireId = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

/** An amount that must be there, as a number or a decimal text, in euros. */
export const wireAmount = z.union([z.number(), z.string()]).transform((value, context) => {
  const money = parseMoney(value)
  if (money === null) context.addIssue('not an amount')
  return money ?? z.NEVER
})

/** An amount that may be missing; what is no amount counts as missing. */
export const wireAmountOrNull = z.unknown().nullish().transform(parseMoney)

/** A text that a host may leave out. */
export const wireText = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text ?? null)

/** A number that a host may leave out, send as a text, or fill with anything else. */
export const wireNumber = z
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

/** An id that a host may leave out. */
export const wireIdOrNull = wireId
  .nullish()
  .catch(null)
  .transform((id) => id ?? null)

/** A flag that a host may leave out or send as 0 or 1. */
export const wireFlag = z
  .unknown()
  .nullish()
  .transform((value) => value === true || value === 1)

/** A moment, given back as an ISO text in UTC; texts without a zone are UTC already. */
export const wireDate = z.string().transform((text, context) => {
  const iso = isoDate(text)
  if (iso === null) context.addIssue('not a date')
  return iso ?? z.NEVER
})

/** A moment that a host may leave out. */
export const wireDateOrNull = z
  .unknown()
  .nullish()
  .transform((value) => (typeof value === 'string' ? isoDate(value) : null))

/**
 * A list that a host may leave out or replace by something else; null for both. Entries that cannot
 * be read are left out.
 */
export function listOrNull<TItem extends z.ZodType>(item: TItem) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((list) => list?.flatMap((entry) => readable(item, entry)) ?? null)
}

function readable<TItem extends z.ZodType>(item: TItem, entry: unknown): z.output<TItem>[] {
  const parsed = item.safeParse(entry)
  return parsed.success ? [parsed.data] : []
}

/** A thing that a host may leave out or send in another shape; null for both. */
export function orNull<TThing extends z.ZodType>(thing: TThing) {
  return thing
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)
}

function isoDate(text: string): string | null {
  const bare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
  const date = new Date(bare ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
