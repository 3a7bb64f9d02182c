import { randomUUID } from 'node:crypto'
import {
  GRACE_MS,
  idleExpiry,
  shouldExtend,
  matchesHash,
  createTokenSecret,
  parseToken,
} from '#app/provider-embedded/domain/access-token.ts'
import type { CustomerRow, Database } from './schema.ts'

export interface AuthSession {
  readonly customer: CustomerRow
  readonly tokenId: number
}

/** Starts a session and gives its first token, "id|secret"; forgets the customer's dead tokens. */
export async function startSession(
  db: Database,
  visit: { readonly customerId: number; readonly remembered: boolean; readonly now: Date },
): Promise<string> {
  const { customerId, remembered, now } = visit
  await forgetDeadTokens(db, customerId, now)
  return await addToken(db, { customerId, remembered, now, session: randomUUID(), replaces: null })
}

/**
 * A further token of the same session; null when the session was ended meanwhile. The one it replaces
 * works until 60 s after the new one is first used, so an answer lost on its way logs nobody out.
 */
export async function rotateToken(
  db: Database,
  tokenId: number,
  now: Date,
): Promise<string | null> {
  const old = await db.selectFrom('tokens').selectAll().where('id', '=', tokenId).executeTakeFirst()
  if (old === undefined) return null
  await forgetDeadTokens(db, old.customer_id, now)
  return await addToken(db, {
    customerId: old.customer_id,
    remembered: old.remembered === 1,
    now,
    session: old.session,
    replaces: old.id,
  })
}

/** Ends the session a token belongs to, with all tokens it was refreshed from or into. */
export async function endSession(db: Database, tokenId: number): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('session', '=', (query) =>
      query.selectFrom('tokens').select('session').where('id', '=', tokenId),
    )
    .execute()
}

/** Ends all sessions of a customer but that of `keptTokenId`; all of them when it is null. */
export async function endOtherSessions(
  db: Database,
  customerId: number,
  keptTokenId: number | null,
): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('customer_id', '=', customerId)
    .where('session', 'not in', (query) =>
      query
        .selectFrom('tokens')
        .select('session')
        .where('id', '=', keptTokenId ?? -1),
    )
    .execute()
}

/** Who an access token belongs to; null when it is unknown, altered or over. Moves its idle end. */
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
  if (token.first_used_at === null) await markUsed(db, token.id, token.replaces, now)
  const remembered = token.remembered === 1
  if (token.dying === 0 && shouldExtend(now, remembered, token.expires_at)) {
    await slide(db, token.id, idleExpiry(now, remembered))
  }
  return { customer, tokenId: token.id }
}

async function forgetDeadTokens(db: Database, customerId: number, now: Date): Promise<void> {
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

async function addToken(db: Database, token: NewToken): Promise<string> {
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
      expires_at: idleExpiry(token.now, token.remembered),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${secret}`
}

async function markUsed(
  db: Database,
  tokenId: number,
  replaces: number | null,
  now: Date,
): Promise<void> {
  const end = new Date(now.getTime() + GRACE_MS).toISOString()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set({ first_used_at: now.toISOString() })
      .where('id', '=', tokenId)
      .execute()
    if (replaces === null) return
    await transaction
      .updateTable('tokens')
      .set({ dying: 1, expires_at: end })
      .where('id', '=', replaces)
      .where('dying', '=', 0)
      .where('expires_at', '>', end)
      .execute()
  })
}

async function slide(db: Database, tokenId: number, end: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('tokens')
      .set({ expires_at: end })
      .where('id', '=', tokenId)
      .where('dying', '=', 0)
      .execute()
  })
}
