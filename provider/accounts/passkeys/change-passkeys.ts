import type { NewCredential } from '../../contract/passkey.ts'
import { enqueueAccountNotice } from '../email-address/enqueue-account-notice.ts'
import { createRandomToken } from '../random-tokens.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transact, transactFor } from '../../platform/database/transact.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { consumeOwnerChallenge, insertChallenge } from './passkey-challenges.store.ts'
import { getRelyingParty, maxPasskeysPerCustomer } from './passkeys.rules.ts'
import { deletePasskey, findPasskey, insertPasskey, listPasskeys } from './passkeys.store.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import { buildCreationOptions, readChallenge, verifyNewCredential } from './webauthn.ts'

/**
 * Stores a challenge for a customer and returns the options with which a browser creates a passkey;
 * null if the customer has the maximum number of passkeys.
 */
export async function startAddingPasskey(
  { db, clock, options }: Dependencies,
  customer: CustomerRow,
) {
  const existing = await listPasskeys(db, customer.id)
  if (existing.length >= maxPasskeysPerCustomer) return null
  const userHandle = existing[0]?.user_handle ?? createRandomToken()
  const challenge = await transact(db, (transaction) =>
    insertChallenge(transaction, clock(), { customerId: customer.id, userHandle }),
  )
  const party = getRelyingParty(options.storefrontUrl)
  const { name: shopName } = options.shop.brand
  return await buildCreationOptions({ shopName, party, challenge, userHandle, customer, existing })
}

/**
 * The reason adding a passkey is refused; `rejected` if the response matches no challenge of the
 * customer.
 */
export type PasskeyRefusal = 'rejected' | 'added_before' | 'too_many'

interface NewPasskey {
  readonly name: string
  readonly credential: NewCredential
  readonly locale: Locale
}

/**
 * Adds a passkey created by a browser and emails a notice. Returns it, or the reason for refusal.
 */
export async function addPasskey(
  dependencies: Dependencies,
  customer: CustomerRow,
  { name, credential, locale }: NewPasskey,
): Promise<PasskeyRow | PasskeyRefusal> {
  const { db, clock, options } = dependencies
  const challenge = readChallenge(credential)
  const userHandle = await transact(db, (transaction) =>
    consumeOwnerChallenge(transaction, challenge, customer.id, clock()),
  )
  const party = getRelyingParty(options.storefrontUrl)
  const verified =
    userHandle === null ? null : await verifyNewCredential(party, credential, challenge)
  if (verified === null || userHandle === null) return 'rejected'
  const row = { ...verified, customer_id: customer.id, user_handle: userHandle, name }
  const stored = await transactFor(db, customer.id, async (transaction) => {
    const existing = await listPasskeys(transaction, customer.id)
    if (existing.length >= maxPasskeysPerCustomer) return 'too_many'
    if ((await findPasskey(transaction, row.credential_id)) !== null) return 'added_before'
    const times = { created_at: clock().toISOString(), last_used_at: null }
    const passkey = await insertPasskey(transaction, { ...row, ...times })
    const inside = { ...dependencies, db: transaction }
    const change = { kind: 'passkey-added', passkey: name } as const
    return { passkey, deliver: await enqueueAccountNotice(inside, customer, change, locale) }
  })
  if (typeof stored === 'string') return stored
  stored.deliver()
  return stored.passkey
}

/** Removes a passkey and emails a notice; returns false if the customer has no such passkey. */
export async function removePasskey(
  dependencies: Dependencies,
  customer: CustomerRow,
  id: number,
  locale: Locale,
): Promise<boolean> {
  const deliver = await transactFor(dependencies.db, customer.id, async (db) => {
    const passkey = await deletePasskey(db, customer.id, id)
    if (passkey === null) return null
    const change = { kind: 'passkey-removed', passkey: passkey.name } as const
    return await enqueueAccountNotice({ ...dependencies, db }, customer, change, locale)
  })
  deliver?.()
  return deliver !== null
}
