import { z } from 'zod'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { endSession, findSession, startSession } from './sessions.store.ts'
import type { Context, ProviderContext } from '../../context.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { serializeCustomer } from '../profile/serialize-customer.ts'
import { transactFor } from '../../platform/database/transact.ts'

/** The fields that every way to log in has. */
export const sessionFields = {
  device_name: z.string().trim().min(1).max(255),
  remember: z.union([z.boolean(), z.stringbool(), z.literal(1), z.literal(0)]).default(false),
  /** The token of the session that the new one replaces; an invalid one is ignored. */
  previous_token: z.string().optional().catch(undefined),
}

interface SessionFields {
  readonly device_name: string
  readonly remember: boolean | 0 | 1
  readonly previous_token?: string | undefined
}

/**
 * Starts a session for a customer who has proven their identity, ends the browser's previous
 * session and responds with the customer and the new token. `recheck` throws in the transaction if
 * the proof is no longer valid.
 */
export async function respondWithNewSession(
  context: Context,
  c: ProviderContext,
  customer: CustomerRow,
  fields: SessionFields,
  recheck: (transaction: Database) => Promise<void> = async () => {},
): Promise<Response> {
  const { db, clock } = context
  const previous = await findSession(db, fields.previous_token ?? '', clock())
  const token = await transactFor(db, customer.id, async (transaction) => {
    await recheck(transaction)
    if (previous !== null) await endSession(transaction, previous.sessionId)
    return await startSession(transaction, {
      customerId: customer.id,
      remembered: Boolean(fields.remember),
      deviceName: fields.device_name,
      now: clock(),
    })
  })
  logSecurityEvent(context, c, 'login', customer.id)
  c.header('Cache-Control', 'private, no-store')
  const data = await serializeCustomer(context, customer)
  return c.json({ data, message: 'Logged in successfully.', token, refresh: token })
}
