import { z } from 'zod'
import { newCredential } from '#provider/contract/passkey.ts'
import { consumeOwnerChallenge, insertChallenge } from './passkey-challenges.store.ts'
import { deletePasskey, findPasskey, insertPasskey, listPasskeys } from './passkeys.store.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { visibleLine } from '../../platform/http/text-fields.ts'
import {
  createRandomId,
  getRelyingParty,
  isRecentLogin,
  maxPasskeysPerCustomer,
} from './passkeys.rules.ts'
import { enqueueAccountNotice } from '../email-address/enqueue-account-notice.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import type { Context, ProviderApp, ProviderContext } from '../../context.ts'
import { throwHttpError, throwNotFound } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { buildCreationOptions, readChallenge, verifyNewCredential } from './webauthn.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'
import { transact, transactFor } from '../../platform/database/transact.ts'

const optionsSchema = z.object({ current_password: z.string().max(512).optional() })

const passkeySchema = z.object({
  name: visibleLine.min(1).max(60),
  credential: newCredential,
})

/** Mounts the routes that list, add and remove a customer's passkeys. */
export function mountPasskeys(app: ProviderApp, context: Context): void {
  const { db } = context
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/passkeys', customerOnly, async (c) => {
    const passkeys = await listPasskeys(db, c.get('customer').id)
    return c.json({ data: passkeys.map(serializePasskey) })
  })

  app.post('/api/v1/customer/passkeys/options', customerOnly, async (c) =>
    c.json({ data: await startAdding(context, c) }),
  )

  app.post('/api/v1/customer/passkeys', customerOnly, async (c) => {
    const passkey = await addPasskey(context, c)
    logSecurityEvent(context, c, 'passkey-added', passkey.customer_id)
    return c.json({ data: serializePasskey(passkey), message: 'The passkey has been added.' })
  })

  app.delete('/api/v1/customer/passkeys/:id{[0-9]{1,15}}', customerOnly, async (c) => {
    const { id: customerId } = c.get('customer')
    const id = Number(c.req.param('id'))
    const deliver = await transactFor(db, customerId, async (transaction) => {
      const passkey = await deletePasskey(transaction, customerId, id)
      if (passkey === null) throwNotFound()
      return await enqueueNotice({ ...context, db: transaction }, c, 'passkey-removed', passkey)
    })
    deliver()
    logSecurityEvent(context, c, 'passkey-removed', customerId)
    return c.json({ message: 'The passkey has been removed.' })
  })
}

/**
 * Returns the options for a new passkey. Requires the current password unless the customer has just
 * logged in, so that a stolen session cannot add a lasting way into the account.
 */
async function startAdding(context: Context, c: ProviderContext) {
  const { db, clock, limiter, options } = context
  const customer = c.get('customer')
  const body = await parseBody(c, optionsSchema)
  await limiter.attempt('passkeyAccount', String(customer.id))
  if (!isRecentLogin(c.get('session').startedAt, clock())) {
    await checkCurrentPassword(context, c, body.current_password)
  }
  const existing = await listPasskeys(db, customer.id)
  requireRoom(existing)
  const userHandle = existing[0]?.user_handle ?? createRandomId()
  const challenge = await transact(db, (transaction) =>
    insertChallenge(transaction, clock(), { customerId: customer.id, userHandle }),
  )
  const party = getRelyingParty(options.storefrontUrl)
  const { name: shopName } = options.shop.brand
  return await buildCreationOptions({ shopName, party, challenge, userHandle, customer, existing })
}

async function addPasskey(context: Context, c: ProviderContext): Promise<PasskeyRow> {
  const { db, clock, options } = context
  const { id: customerId } = c.get('customer')
  const { name, credential } = await parseBody(c, passkeySchema)
  const challenge = readChallenge(credential)
  const userHandle = await transact(db, (transaction) =>
    consumeOwnerChallenge(transaction, challenge, customerId, clock()),
  )
  const party = getRelyingParty(options.storefrontUrl)
  const verified =
    userHandle === null ? null : await verifyNewCredential(party, credential, challenge)
  if (verified === null || userHandle === null) {
    logSecurityEvent(context, c, 'passkey-rejected', customerId)
    throwInvalidPasskey()
  }
  const row = { ...verified, customer_id: customerId, user_handle: userHandle, name }
  const stored = await transactFor(db, customerId, async (transaction) => {
    const times = { created_at: clock().toISOString(), last_used_at: null }
    const passkey = await storePasskey(transaction, { ...row, ...times })
    const inside = { ...context, db: transaction }
    return { passkey, deliver: await enqueueNotice(inside, c, 'passkey-added', passkey) }
  })
  stored.deliver()
  return stored.passkey
}

async function enqueueNotice(
  context: Context,
  c: ProviderContext,
  kind: 'passkey-added' | 'passkey-removed',
  { name: passkey }: PasskeyRow,
): Promise<DeliverEmails> {
  return await enqueueAccountNotice(context, c.get('customer'), { kind, passkey }, c.get('locale'))
}

async function storePasskey(
  db: Database,
  passkey: Parameters<typeof insertPasskey>[1],
): Promise<PasskeyRow> {
  requireRoom(await listPasskeys(db, passkey.customer_id))
  if ((await findPasskey(db, passkey.credential_id)) !== null) throwInvalidPasskey()
  return await insertPasskey(db, passkey)
}

function requireRoom(existing: readonly PasskeyRow[]): void {
  if (existing.length < maxPasskeysPerCustomer) return
  throwHttpError(422, 'There are too many passkeys. Please remove one first.', 'passkeys_too_many')
}

/** Throws a 422 for a passkey that is unknown or whose response is invalid. */
export function throwInvalidPasskey(): never {
  throwHttpError(422, 'The passkey is invalid.', 'passkey_invalid')
}

export function serializePasskey(passkey: PasskeyRow) {
  return {
    id: passkey.id,
    name: passkey.name,
    created_at: formatWireDate(passkey.created_at),
    last_used_at: passkey.last_used_at === null ? null : formatWireDate(passkey.last_used_at),
  }
}
