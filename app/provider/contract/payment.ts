import { z } from 'zod'
import { orNull, wireAmount, wireText } from './parts.ts'

/** A payment just begun. */
export const wirePaymentStart = z.object({
  redirect_url: z.url({ protocol: /^https?$/ }),
  session_id: wireText,
})

/** A payment as it stands. */
export const wirePaymentSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'closed']),
  amount: wireAmount,
  return_to: orNull(z.enum(['checkout', 'profile'])),
})
