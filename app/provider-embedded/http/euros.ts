import { z } from 'zod'

/** An amount of euros as a client writes it, a number or a decimal text, as whole cents. */
export const euroAmount = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,4})?$/)])
  .transform(toCents)
  .refine(isAmount)

/** An amount of euros as the wire writes it and no other way, as whole cents. */
export const wireAmount = z
  .string()
  .regex(/^\d{1,9}\.\d{4}$/)
  .transform(toCents)
  .refine(isAmount)

/** Part of a cent makes it no number of cents at all. */
function toCents(amount: number | string): number {
  const exact = Number(amount) * 100
  const rounded = Math.round(exact)
  return Math.abs(exact - rounded) < 1e-6 ? rounded : Number.NaN
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}
