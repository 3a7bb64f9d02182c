import { randomUUID } from 'node:crypto'
import {
  GRACE_MS,
  createTokenSecret,
  calculateIdleExpiry,
  matchesHash,
  parseToken,
  shouldExtendExpiry,
} from '../domain/access-token.ts'
import type { CustomerRow, Database } from './schema.ts'

export interface AuthSession {
  readonly customer: CustomerRow
  readonly tokenId: number
}

/**
 * Starts a session and returns its first token in the form "id|secret". Also deletes the expired
 * tokens of the customer.
 */
export async function startSession(
  db: Database,
  options: { readonly customerId: number; readonly remembered: boolean; readonly now: Date },
): Promise<string> {
  const { customerId, remembered, now } = options
  await deleteExpiredTokens(db, customerId, now)
  const session = randomUUID()
  return await insertToken(db, { customerId, remembered, now, session, replaces: null })
}

/**
 * Adds a token to the session and returns it; returns null if the session has ended. The old token
 * stays valid until 60 s after the first use of the new one, so that a lost response does not log
 * the customer out.
 */
export async function rotateToken(
  db: Database,
  tokenId: number,
  now: Date,
): Promise<string | null> {
  const old = await db.selectFrom('tokens').selectAll().where('id', '=', tokenId).executeTakeFirst()
  if (old === undefined) return null
  await deleteExpiredTokens(db, old.customer_id, now)
  return await insertToken(db, {
    customerId: old.customer_id,
    remembered: old.remembered === 1,
    now,
    session: old.session,
    replaces: old.id,
  })
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
  const remembered = token.remembered === 1
  if (token.superseded === 0 && shouldExtendExpiry(now, remembered, token.expires_at)) {
    await extendExpiry(db, token.id, calculateIdleExpiry(now, remembered))
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

interface NewToken {
  readonly customerId: number
  readonly remembered: boolean
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
      remembered: token.remembered ? 1 : 0,
      replaces: token.replaces,
      first_used_at: null,
      created_at: token.now.toISOString(),
      expires_at: calculateIdleExpiry(token.now, token.remembered),
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
