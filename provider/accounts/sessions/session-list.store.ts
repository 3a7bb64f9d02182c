import type { Database } from '../../platform/database/database.ts'

export interface ListedSession {
  readonly id: string
  /** The client's name at login; null for sessions started before it was recorded. */
  readonly deviceName: string
  readonly startedAt: string
  readonly lastUsedAt: string
}

/** Returns a customer's unexpired sessions, last used first. */
export async function listSessions(
  db: Database,
  customerId: number,
  now: Date,
): Promise<ListedSession[]> {
  return await db
    .selectFrom('tokens')
    .select(({ fn }) => [
      'session as id',
      'device_name as deviceName',
      'session_started_at as startedAt',
      fn.max('last_used_at').as('lastUsedAt'),
    ])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.toISOString())
    .groupBy(['session', 'device_name', 'session_started_at'])
    .orderBy('lastUsedAt', 'desc')
    .orderBy('session_started_at', 'desc')
    .execute()
}

/** Ends one of a customer's sessions; returns false if the customer has no such session. */
export async function endCustomerSession(
  db: Database,
  customerId: number,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('customer_id', '=', customerId)
    .where('session', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
