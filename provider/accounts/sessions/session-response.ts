import { z } from 'zod'
import type { wireSession } from '../../contract/customer.ts'
import type { Sent } from '../../contract/sent.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import type { Context, ProviderContext } from '../../context.ts'
import type { Login } from './open-session.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { serializeCustomer } from '../profile/serialize-customer.ts'

/** The fields common to all login methods. */
export const sessionFields = {
  device_name: z.string().trim().min(1).max(255),
  remember: z.union([z.boolean(), z.stringbool(), z.literal(1), z.literal(0)]).default(false),
  /** The token of the session being replaced; an invalid one is ignored. */
  previous_token: z.string().optional().catch(undefined),
}

interface SessionFields {
  readonly device_name: string
  readonly remember: boolean | 0 | 1
  readonly previous_token?: string | undefined
}

/** Converts the fields to a login. */
export function toLogin(fields: SessionFields): Login {
  return {
    deviceName: fields.device_name,
    remembered: Boolean(fields.remember),
    previousToken: fields.previous_token ?? '',
  }
}

/** Logs a login and responds with the customer and the token of the new session. */
export async function respondWithSession(
  context: Context,
  c: ProviderContext,
  customer: CustomerRow,
  token: string,
): Promise<Response> {
  logSecurityEvent(context, c, 'login', customer.id)
  c.header('Cache-Control', 'private, no-store')
  const data = await serializeCustomer(context, customer)
  const session = { data, message: 'Logged in successfully.', token, refresh: token }
  return c.json(session satisfies Sent<typeof wireSession>)
}
