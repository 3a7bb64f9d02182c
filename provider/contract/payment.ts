import { z } from 'zod'
import { orNull, wireAmount, wireStringOrNull } from './parts.ts'

/** The response to starting a payment. */
export const wirePaymentStart = z.object({
  redirect_url: z.url({ protocol: /^https?$/ }),
  session_id: wireStringOrNull,
})

/** The current state of a payment session. */
export const wirePaymentSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'failed', 'closed']),
  amount: wireAmount,
  currency: wireStringOrNull,
  return_to: orNull(z.enum(['checkout', 'profile'])),
})
