import * as z from 'zod/mini'

/** The preset amounts, in euros. */
export const presetAmounts = [10, 20, 50, 100] as const

/** Validates a top-up from the profile: 5 to 500 whole euros, as a number or a numeric string. */
export const topUpEurosSchema = z.coerce.number().check(z.int(), z.minimum(5), z.maximum(500))

/**
 * Validates a card payment: a top-up in euros, or the missing amount at checkout in cents (at least
 * 50).
 */
export const topUpSchema = z.discriminatedUnion('returnTo', [
  z.object({ returnTo: z.literal('profile'), euros: topUpEurosSchema }),
  z.object({
    returnTo: z.literal('checkout'),
    minor: z.int().check(z.minimum(50), z.maximum(1_000_000)),
  }),
])

export type TopUp = z.infer<typeof topUpSchema>
