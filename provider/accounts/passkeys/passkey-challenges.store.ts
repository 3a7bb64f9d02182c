import { challengeLifetimeMs } from './passkeys.rules.ts'
import { createRandomToken } from '../random-tokens.ts'
import type { Database } from '../../platform/database/database.ts'

/** The customer adding a passkey, and its user handle. */
export interface PasskeyOwner {
  readonly customerId: number
  readonly userHandle: string
}

/**
 * Stores and returns a new challenge, for a login or for a customer adding a passkey. Also deletes
 * expired ones. Must run in a transaction.
 */
export async function insertChallenge(
  db: Database,
  now: Date,
  owner: PasskeyOwner | null = null,
): Promise<string> {
  const challenge = createRandomToken()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      customer_id: owner?.customerId ?? null,
      user_handle: owner?.userHandle ?? null,
      expires_at: new Date(now.getTime() + challengeLifetimeMs).toISOString(),
    })
    .execute()
  return challenge
}

/**
 * Deletes a challenge, so that it cannot be reused. Returns false if it is unknown, used, expired,
 * or not for a login. Must run in a transaction.
 */
export async function consumeLoginChallenge(
  db: Database,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('customer_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

/**
 * Deletes the challenge of a customer adding a passkey and returns its user handle; null if it is
 * unknown, used, expired, or of another customer. Must run in a transaction.
 */
export async function consumeOwnerChallenge(
  db: Database,
  challenge: string,
  customerId: number,
  now: Date,
): Promise<string | null> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.toISOString())
    .returning('user_handle')
    .executeTakeFirst()
  return used?.user_handle ?? null
}
