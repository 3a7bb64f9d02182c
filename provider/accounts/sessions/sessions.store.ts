import { randomUUID } from 'node:crypto'
import { GRACE_MS, calculateExpiry, parseToken, shouldRecordUse } from './access-token.rules.ts'
import type { SessionStart } from './access-token.rules.ts'
import { findActiveCustomer } from '../customers.store.ts'
import { createTokenSecret, matchesHash } from '../random-tokens.ts'
import { explainStorageFailure } from '../../platform/database/storage-failure.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import {
  correctFutureStart,
  deleteExpiredTokens,
  deleteOldestSessions,
  deleteOldestTokens,
} from './session-limits.store.ts'
import type { TokenRow } from './session-limits.store.ts'
import { transact, transactFor } from '../../platform/database/transact.ts'

export interface AuthSession {
  readonly customer: CustomerRow
  readonly tokenId: number
  readonly sessionId: string
  /** The time of the login in ISO format. */
  readonly startedAt: string
}

export interface NewSession {
  readonly customerId: number
  readonly remembered: boolean
  /** The name of the client, such as "Firefox, Windows". */
  readonly deviceName: string
  readonly now: Date
}

/**
 * Starts a session and returns its first token in the form "id|secret". Also deletes the customer's
 * expired tokens and ends their oldest sessions beyond the 50 newest. Must run in a transaction.
 */
export async function startSession(
  db: Database,
  { customerId, remembered, deviceName, now }: NewSession,
): Promise<string> {
  await deleteExpiredTokens(db, customerId, now)
  const token = await insertToken(db, {
    customerId,
    start: { remembered, startedAt: now.toISOString() },
    deviceName,
    now,
    session: randomUUID(),
    replaces: null,
  })
  await deleteOldestSessions(db, customerId)
  return token
}

/**
 * Adds a token to the session and returns it; null if the session has ended. The old token stays
 * valid until 60 s after the first use of the new one, so that a lost response does not log the
 * customer out. Keeps at most 20 tokens besides the old one. Must run in a transaction.
 */
export async function rotateToken(
  db: Database,
  tokenId: number,
  now: Date,
): Promise<string | null> {
  const old = await db.selectFrom('tokens').selectAll().where('id', '=', tokenId).executeTakeFirst()
  if (old === undefined) return null
  await deleteExpiredTokens(db, old.customer_id, now)
  const token = await insertToken(db, {
    customerId: old.customer_id,
    start: getSessionStart(old),
    deviceName: old.device_name,
    now,
    session: old.session,
    replaces: old.id,
  })
  await deleteOldestTokens(db, old)
  return token
}

/** Ends a session by deleting all its tokens. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('tokens').where('session', '=', sessionId).execute()
}

/** Ends all of a customer's sessions except `exceptSessionId`, which may be null. */
export async function endOtherSessions(
  db: Database,
  customerId: number,
  exceptSessionId: string | null,
): Promise<void> {
  const all = db.deleteFrom('tokens').where('customer_id', '=', customerId)
  const ended = exceptSessionId === null ? all : all.where('session', '!=', exceptSessionId)
  await ended.execute()
}

/**
 * Finds the session of an access token, records its use and extends its idle expiry. Returns null
 * if the token is unknown, altered or expired, or the account is disabled.
 */
export async function findSession(
  db: Database,
  text: string,
  now: Date,
): Promise<AuthSession | null> {
  const parsed = parseToken(text)
  if (parsed === null) return null
  const token = await db
    .selectFrom('tokens')
    .selectAll()
    .where('id', '=', parsed.id)
    .executeTakeFirst()
  if (token === undefined || !matchesHash(parsed.secret, token.hash)) return null
  if (token.expires_at <= now.toISOString()) return null
  const customer = await findActiveCustomer(db, token.customer_id)
  if (customer === null) return null
  await recordUse(db, token, now).catch(ignoreStorageFailure)
  return {
    customer,
    tokenId: token.id,
    sessionId: token.session,
    startedAt: token.session_started_at,
  }
}

/** Starts the grace period of the token that this one replaces, and extends the idle expiry. */
async function recordUse(db: Database, token: TokenRow, now: Date): Promise<void> {
  if (token.first_used_at === null) await recordFirstUse(db, token, now)
  const start = await correctFutureStart(db, token, getSessionStart(token), now)
  if (token.superseded === 0 && shouldRecordUse(now, token.last_used_at)) {
    await extendExpiry(db, token.id, start, now)
  }
}

/** Lets customers use read-only features, such as their downloads, while the disk is full. */
function ignoreStorageFailure(error: unknown): void {
  if (explainStorageFailure(error) === null) throw error
}

function getSessionStart(token: TokenRow): SessionStart {
  return { remembered: token.remembered === 1, startedAt: token.session_started_at }
}

interface NewToken {
  readonly customerId: number
  readonly start: SessionStart
  readonly deviceName: string
  readonly now: Date
  readonly session: string
  readonly replaces: number | null
}

async function insertToken(db: Database, token: NewToken): Promise<string> {
  const { secret, hash } = createTokenSecret()
  const { id } = await db
    .insertInto('tokens')
    .values({
      customer_id: token.customerId,
      session: token.session,
      hash,
      session_started_at: token.start.startedAt,
      remembered: token.start.remembered ? 1 : 0,
      device_name: token.deviceName,
      replaces: token.replaces,
      first_used_at: null,
      last_used_at: token.now.toISOString(),
      created_at: token.now.toISOString(),
      expires_at: calculateExpiry(token.now, token.start),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${secret}`
}

/** Records the first use of a token, which starts the grace period of the token it replaces. */
async function recordFirstUse(db: Database, token: TokenRow, now: Date): Promise<void> {
  const expiry = new Date(now.getTime() + GRACE_MS).toISOString()
  await transactFor(db, token.customer_id, async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set({ first_used_at: now.toISOString() })
      .where('id', '=', token.id)
      .execute()
    if (token.replaces === null) return
    await transaction
      .updateTable('tokens')
      .set({ superseded: 1, expires_at: expiry })
      .where('id', '=', token.replaces)
      .where('superseded', '=', 0)
      .where('expires_at', '>', expiry)
      .execute()
  })
}

/** Records the use of a token and extends its expiry. */
async function extendExpiry(
  db: Database,
  tokenId: number,
  start: SessionStart,
  now: Date,
): Promise<void> {
  await transact(db, async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set({ last_used_at: now.toISOString(), expires_at: calculateExpiry(now, start) })
      .where('id', '=', tokenId)
      .where('superseded', '=', 0)
      .execute()
  })
}
