import type { UsedCredential } from '../../contract/passkey.ts'
import { findActiveCustomer } from '../customers.store.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Login } from '../sessions/open-session.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { consumeLoginChallenge, insertChallenge } from './passkey-challenges.store.ts'
import { getRelyingParty } from './passkeys.rules.ts'
import { findPasskey, recordPasskeyUse } from './passkeys.store.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import { buildRequestOptions, readChallenge, verifyUsedCredential } from './webauthn.ts'

/** Stores a challenge and returns the options with which a browser responds to it. */
export async function startPasskeyLogin({ db, clock, options }: Dependencies) {
  const challenge = await transact(db, (transaction) => insertChallenge(transaction, clock()))
  return await buildRequestOptions(getRelyingParty(options.storefrontUrl), challenge)
}

type PasskeyLogin =
  | { readonly customer: CustomerRow; readonly token: string }
  /** `ownerId` is the owner of the passkey in the response, if it is known. */
  | { readonly customer: null; readonly ownerId: number | undefined }

/**
 * Logs in with the response to a challenge. Fails if the passkey is unknown, the response invalid,
 * the challenge already used, or the account disabled.
 */
export async function logInWithPasskey(
  dependencies: Dependencies,
  credential: UsedCredential,
  login: Login,
): Promise<PasskeyLogin> {
  const passkey = await findPasskey(dependencies.db, credential.id)
  const customer = passkey && (await verifyUse(dependencies, credential, passkey))
  if (!customer) return { customer: null, ownerId: passkey?.customer_id }
  return { customer, token: await openSession(dependencies, customer, login) }
}

/** Returns the customer whose identity the response proves, or null. */
async function verifyUse(
  { db, clock, options }: Dependencies,
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
