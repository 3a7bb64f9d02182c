import * as z from 'zod/mini'

/** The amounts offered at one click, in whole euros. */
export const offeredAmounts = [10, 20, 50, 100] as const

/** A top-up out of the profile: whole euros, 5 to 500; a text of digits is read as a number. */
export const topUpEuros = z.coerce.number().check(z.int(), z.minimum(5), z.maximum(500))

/** What may be paid by card: a top-up, or exactly what a checkout lacks (in cents, at least 50). */
export const topUp = z.discriminatedUnion('returnTo', [
  z.object({ returnTo: z.literal('profile'), euros: topUpEuros }),
  z.object({
    returnTo: z.literal('checkout'),
    minor: z.int().check(z.minimum(50), z.maximum(1_000_000)),
  }),
])

export type TopUp = z.infer<typeof topUp>
