import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import {
  GRACE_MS,
  createTokenSecret,
  calculateExpiry,
  matchesHash,
  parseToken,
  shouldExtendExpiry,
} from '../domain/access-token.ts'
import type { SessionStart } from '../domain/access-token.ts'
import type { TokenTable } from './schema-accounts.ts'
import type { CustomerRow, Database } from './schema.ts'

/** Concurrent requests of one browser refresh the same token, and each receives a new one. */
const maxTokensPerSession = 20
const maxSessionsPerCustomer = 50

export interface AuthSession {
  readonly customer: CustomerRow
  readonly tokenId: number
}

/**
 * Starts a session and returns its first token in the form "id|secret". Also deletes the expired
 * tokens of the customer and ends their oldest sessions beyond the 50 newest. Must run in a
 * transaction.
 */
export async function startSession(
  db: Database,
  options: { readonly customerId: number; readonly remembered: boolean; readonly now: Date },
): Promise<string> {
  const { customerId, remembered, now } = options
  await deleteExpiredTokens(db, customerId, now)
  const session = randomUUID()
  const start = { remembered, startedAt: now.toISOString() }
  const token = await insertToken(db, { customerId, start, now, session, replaces: null })
  await deleteOldestSessions(db, customerId)
  return token
}

/**
 * Adds a token to the session and returns it; returns null if the session has ended. The old token
 * stays valid until 60 s after the first use of the new one, so that a lost response does not log
 * the customer out. A session has at most 20 tokens besides the old one; older ones are deleted.
 * Must run in a transaction.
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
    now,
    session: old.session,
    replaces: old.id,
  })
  await deleteOldestTokens(db, old)
  return token
}

/** Ends the session of a token by deleting all tokens of the session. */
export async function endSession(db: Database, tokenId: number): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('session', '=', (query) =>
      query.selectFrom('tokens').select('session').where('id', '=', tokenId),
    )
    .execute()
}

/**
 * Ends all sessions of a customer except the session of `exceptTokenId`; ends all sessions if it is
 * null.
 */
export async function endOtherSessions(
  db: Database,
  customerId: number,
  exceptTokenId: number | null,
): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('customer_id', '=', customerId)
    .where('session', 'not in', (query) =>
      query
        .selectFrom('tokens')
        .select('session')
        .where('id', '=', exceptTokenId ?? -1),
    )
    .execute()
}

/**
 * Finds the session of an access token and extends its idle expiry. Returns null if the token is
 * unknown, altered or expired, or the account is disabled.
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
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', token.customer_id)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (customer === undefined) return null
  if (token.first_used_at === null) await recordFirstUse(db, token.id, token.replaces, now)
  const start = getSessionStart(token)
  if (token.superseded === 0 && shouldExtendExpiry(now, start, token.expires_at)) {
    await extendExpiry(db, token.id, calculateExpiry(now, start))
  }
  return { customer, tokenId: token.id }
}

async function deleteExpiredTokens(db: Database, customerId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', now.toISOString())
    .execute()
}

/** Deletes the tokens of the session of `old` except `old` itself and the 20 newest ones. */
async function deleteOldestTokens(db: Database, old: TokenRow): Promise<void> {
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

/** Ends all sessions of a customer except the 50 that started last. */
async function deleteOldestSessions(db: Database, customerId: number): Promise<void> {
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

type TokenRow = Selectable<TokenTable>

function getSessionStart(token: TokenRow): SessionStart {
  return { remembered: token.remembered === 1, startedAt: token.session_started_at }
}

interface NewToken {
  readonly customerId: number
  readonly start: SessionStart
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
      replaces: token.replaces,
      first_used_at: null,
      created_at: token.now.toISOString(),
      expires_at: calculateExpiry(token.now, token.start),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${secret}`
}

/** Records the first use of a token, which starts the grace period of the token it replaces. */
async function recordFirstUse(
  db: Database,
  tokenId: number,
  replaces: number | null,
  now: Date,
): Promise<void> {
  const expiry = new Date(now.getTime() + GRACE_MS).toISOString()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set({ first_used_at: now.toISOString() })
      .where('id', '=', tokenId)
      .execute()
    if (replaces === null) return
    await transaction
      .updateTable('tokens')
      .set({ superseded: 1, expires_at: expiry })
      .where('id', '=', replaces)
      .where('superseded', '=', 0)
      .where('expires_at', '>', expiry)
      .execute()
  })
}

async function extendExpiry(db: Database, tokenId: number, expiry: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set({ expires_at: expiry })
      .where('id', '=', tokenId)
      .where('superseded', '=', 0)
      .execute()
  })
}
