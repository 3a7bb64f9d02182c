import { z } from 'zod'
import { wireDate, wireFlag, wireStringOrNull } from './parts.ts'

/** A session in the list of a customer's sessions; an API extension of the embedded provider. */
export const wireActiveSession = z.object({
  id: z.string().min(1).max(64),
  device_name: wireStringOrNull,
  created_at: wireDate,
  last_used_at: wireDate,
  is_current: wireFlag,
})
