import * as z from 'zod/mini'
import { getIdentity } from '#app/features/identity/identity.ts'

/** The preset amounts, in euros. */
const presetAmounts = [10, 20, 50, 100] as const

/** Returns the preset amounts from the shop's minimum top-up on; at least one. */
export function getPresetAmounts(): readonly number[] {
  const { smallestTopUp } = getIdentity()
  const allowed = presetAmounts.filter((amount) => amount >= smallestTopUp)
  return allowed.length === 0 ? [smallestTopUp] : allowed
}

/**
 * Validates a top-up on the profile: whole euros from the shop's minimum top-up to 500, as a number
 * or numeric string.
 */
export const topUpEurosSchema = z.coerce.number().check(
  z.int(),
  z.maximum(500),
  z.refine((euros) => euros >= getIdentity().smallestTopUp),
)

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
