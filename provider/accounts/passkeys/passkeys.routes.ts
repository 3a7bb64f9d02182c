import { z } from 'zod'
import { newCredential } from '../../contract/passkey.ts'
import type { wirePasskey } from '../../contract/passkey.ts'
import type { Sent } from '../../contract/sent.ts'
import { listPasskeys } from './passkeys.store.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import { visibleLine } from '../../platform/http/text-fields.ts'
import { isRecentLogin } from './passkeys.rules.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import type { Context, ProviderApp, ProviderContext } from '../../context.ts'
import { throwHttpError, throwNotFound } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'
import { addPasskey, removePasskey, startAddingPasskey } from './change-passkeys.ts'

const optionsSchema = z.object({ current_password: z.string().max(512).optional() })

const passkeySchema = z.object({
  name: visibleLine.min(1).max(60),
  credential: newCredential,
})

/** Mounts the routes that list, add and remove a customer's passkeys. */
export function mountPasskeys(app: ProviderApp, context: Context): void {
  const { db, limiter } = context
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/passkeys', customerOnly, async (c) => {
    const passkeys = await listPasskeys(db, c.get('customer').id)
    return c.json({ data: passkeys.map(serializePasskey) })
  })

  app.post('/api/v1/customer/passkeys/options', customerOnly, async (c) => {
    const customer = c.get('customer')
    const body = await parseBody(c, optionsSchema)
    await limiter.attempt('passkeyAccount', String(customer.id))
    await requireRecentProof(context, c, body.current_password)
    return c.json({ data: (await startAddingPasskey(context, customer)) ?? throwTooManyPasskeys() })
  })

  app.post('/api/v1/customer/passkeys', customerOnly, async (c) => {
    const customer = c.get('customer')
    const body = await parseBody(c, passkeySchema)
    const passkey = await addPasskey(context, customer, { ...body, locale: c.get('locale') })
    if (passkey === 'rejected') logSecurityEvent(context, c, 'passkey-rejected', customer.id)
    if (passkey === 'too_many') throwTooManyPasskeys()
    if (typeof passkey === 'string') throwInvalidPasskey()
    logSecurityEvent(context, c, 'passkey-added', customer.id)
    return c.json({ data: serializePasskey(passkey), message: 'The passkey has been added.' })
  })

  app.delete('/api/v1/customer/passkeys/:id{[0-9]{1,15}}', customerOnly, async (c) => {
    const customer = c.get('customer')
    const id = Number(c.req.param('id'))
    if (!(await removePasskey(context, customer, id, c.get('locale')))) throwNotFound()
    logSecurityEvent(context, c, 'passkey-removed', customer.id)
    return c.json({ message: 'The passkey has been removed.' })
  })
}

/**
 * Requires the current password unless the login is recent, so that a stolen session cannot add
 * permanent access to the account.
 */
async function requireRecentProof(
  context: Context,
  c: ProviderContext,
  password: string | undefined,
): Promise<void> {
  if (isRecentLogin(c.get('session').startedAt, context.clock())) return
  await checkCurrentPassword(context, c, password)
}

function throwTooManyPasskeys(): never {
  throwHttpError(422, 'There are too many passkeys. Please remove one first.', 'passkeys_too_many')
}

/** Throws a 422 for an unknown passkey or an invalid response. */
export function throwInvalidPasskey(): never {
  throwHttpError(422, 'The passkey is invalid.', 'passkey_invalid')
}

export function serializePasskey(passkey: PasskeyRow) {
  return {
    id: passkey.id,
    name: passkey.name,
    created_at: formatWireDate(passkey.created_at),
    last_used_at: passkey.last_used_at === null ? null : formatWireDate(passkey.last_used_at),
  } satisfies Sent<typeof wirePasskey>
}
