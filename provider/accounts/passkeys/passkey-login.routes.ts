import { z } from 'zod'
import { usedCredential } from '#provider/contract/passkey.ts'
import type { UsedCredential } from '#provider/contract/passkey.ts'
import { findActiveCustomer } from '../customers.store.ts'
import { consumeLoginChallenge, insertChallenge } from './passkey-challenges.store.ts'
import { findPasskey, recordPasskeyUse } from './passkeys.store.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { getRelyingParty } from './passkeys.rules.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { throwInvalidPasskey } from './passkeys.routes.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { respondWithNewSession, sessionFields } from '../sessions/start-session.ts'
import { buildRequestOptions, readChallenge, verifyUsedCredential } from './webauthn.ts'
import { transact } from '../../platform/database/transact.ts'

const loginSchema = z.object({ credential: usedCredential, ...sessionFields })

/** Mounts the routes that log in with a passkey, without an email address. */
export function mountPasskeyLogin(app: ProviderApp, context: Context): void {
  const { db, clock, limiter, options } = context

  app.post('/api/v1/customer/login/passkey/options', async (c) => {
    await limiter.attempt('passkeyAddress', c.get('address'))
    const challenge = await transact(db, (transaction) => insertChallenge(transaction, clock()))
    const party = getRelyingParty(options.storefrontUrl)
    c.header('Cache-Control', 'private, no-store')
    return c.json({ data: await buildRequestOptions(party, challenge) })
  })

  app.post('/api/v1/customer/login/passkey', async (c) => {
    const { credential, ...fields } = await parseBody(c, loginSchema)
    await limiter.attempt('loginAddress', c.get('address'))
    const passkey = await findPasskey(db, credential.id)
    const customer = passkey && (await verifyLogin(context, credential, passkey))
    if (!customer) {
      logSecurityEvent(context, c, 'login-failed', passkey?.customer_id)
      throwInvalidPasskey()
    }
    return await respondWithNewSession(context, c, customer, fields)
  })
}

/**
 * Returns the customer who logs in with the passkey; null if the response is invalid, the challenge
 * was used before, or the account is disabled.
 */
async function verifyLogin(
  { db, clock, options }: Context,
  credential: UsedCredential,
  passkey: PasskeyRow,
): Promise<CustomerRow | null> {
  if (credential.response.userHandle !== passkey.user_handle) return null
  const challenge = readChallenge(credential)
  const isUnused = await transact(db, (transaction) =>
    consumeLoginChallenge(transaction, challenge, clock()),
  )
  if (!isUnused) return null
  const party = getRelyingParty(options.storefrontUrl)
  const use = await verifyUsedCredential(party, credential, passkey, challenge)
  if (use === null) return null
  const isRecorded = await transact(db, (transaction) =>
    recordPasskeyUse(transaction, passkey, { ...use, last_used_at: clock().toISOString() }),
  )
  return isRecorded ? await findActiveCustomer(db, passkey.customer_id) : null
}
