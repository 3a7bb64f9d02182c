import type { Selectable } from 'kysely'
import { calculateExpiry } from './access-token.rules.ts'
import type { SessionStart } from './access-token.rules.ts'
import type { TokenTable } from '../../platform/database/schema/accounts.ts'
import type { Database } from '../../platform/database/database.ts'

/** Concurrent requests of one browser may each refresh the same token and receive a new one. */
const maxTokensPerSession = 20
const maxSessionsPerCustomer = 50
const dayMs = 24 * 60 * 60 * 1000

export type TokenRow = Selectable<TokenTable>

/**
 * Restarts a session now if it started more than a day in the future, while the clock was wrong;
 * otherwise, it would last until then. Returns the start of the session.
 */
export async function correctFutureStart(
  db: Database,
  token: TokenRow,
  start: SessionStart,
  now: Date,
): Promise<SessionStart> {
  if (Date.parse(start.startedAt) <= now.getTime() + dayMs) return start
  const corrected = { ...start, startedAt: now.toISOString() }
  await db
    .updateTable('tokens')
    .set({
      session_started_at: corrected.startedAt,
      expires_at: calculateExpiry(now, corrected),
    })
    .where('session', '=', token.session)
    .execute()
  return corrected
}

/** Deletes a customer's expired tokens. */
export async function deleteExpiredTokens(
  db: Database,
  customerId: number,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', now.toISOString())
    .execute()
}

/** Deletes the session's tokens except `old` and the 20 newest others. */
export async function deleteOldestTokens(db: Database, old: TokenRow): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('session', '=', old.session)
    .where('id', '!=', old.id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('tokens')
        .select('id')
        .where('session', '=', old.session)
        .orderBy('id', 'desc')
        .limit(maxTokensPerSession),
    )
    .execute()
}

/** Ends all of a customer's sessions except the 50 started last. */
export async function deleteOldestSessions(db: Database, customerId: number): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('customer_id', '=', customerId)
    .where('session', 'not in', (query) =>
      query
        .selectFrom('tokens')
        .select('session')
        .where('customer_id', '=', customerId)
        .groupBy('session')
        .orderBy((expression) => expression.fn.max('session_started_at'), 'desc')
        .orderBy((expression) => expression.fn.max('id'), 'desc')
        .limit(maxSessionsPerCustomer),
    )
    .execute()
}
