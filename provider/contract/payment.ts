import { z } from 'zod'
import { orNull, wireAmount, wireStringOrNull } from './parts.ts'

/** The response to starting a payment. */
export const wirePaymentStart = z.object({
  redirect_url: z.url({ protocol: /^https?$/ }),
  session_id: wireStringOrNull,
})

/**
 * The order that a payment is for: `open` until the money has come, then `ordered`, or `credited` if
 * the money became Tunes for a `reason`.
 */
const wirePaidOrder = z.object({
  state: z.enum(['open', 'ordered', 'credited']),
  increment_id: wireStringOrNull,
  reason: wireStringOrNull,
})

/** The current state of a payment session. */
export const wirePaymentSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'failed', 'closed']),
  amount: wireAmount,
  currency: wireStringOrNull,
  return_to: orNull(z.enum(['checkout', 'profile'])),
  order: orNull(wirePaidOrder),
})
