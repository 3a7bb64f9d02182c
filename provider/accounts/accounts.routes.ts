import { endSession, findSession, rotateToken } from './sessions/sessions.store.ts'
import type { AuthSession } from './sessions/sessions.store.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { mountEmailVerification } from './email-address/email-verification.routes.ts'
import { throwUnauthorized } from '../platform/http/http-error.ts'
import { mountLogin } from './sessions/login.routes.ts'
import { readRawBody } from '../platform/http/parse-body.ts'
import { mountPasskeyLogin } from './passkeys/passkey-login.routes.ts'
import { mountPasskeys } from './passkeys/passkeys.routes.ts'
import { mountPasswordReset } from './passwords/password-reset.routes.ts'
import { mountRegister } from './register.routes.ts'
import { getRequestSession, requireCustomer } from './sessions/require-customer.ts'
import { logSecurityEvent } from '../platform/http/security-log.ts'
import { serializeCustomer } from './profile/serialize-customer.ts'
import { mountSessions } from './sessions/sessions.routes.ts'
import { transactFor } from '../platform/database/transact.ts'

/**
 * Mounts the routes for registration, login, logout, token refresh, passkeys, password reset, the
 * email address, the list of sessions and the current customer.
 */
export function mountAccounts(app: ProviderApp, context: Context): void {
  mountRegister(app, context)
  mountLogin(app, context)
  mountPasskeyLogin(app, context)
  mountPasskeys(app, context)
  mountPasswordReset(app, context)
  mountEmailVerification(app, context)
  mountSessions(app, context)

  app.get('/api/v1/customer/get', requireCustomer(context), async (c) =>
    c.json({ data: await serializeCustomer(context, c.get('customer')) }),
  )

  app.post('/api/v1/customer/refresh', async (c) => {
    const { customer, tokenId } = (await getSessionToRefresh(context, c)) ?? throwUnauthorized()
    const token = await transactFor(context.db, customer.id, (transaction) =>
      rotateToken(transaction, tokenId, context.clock()),
    )
    if (token === null) throwUnauthorized()
    c.header('Cache-Control', 'private, no-store')
    return c.json({ data: await serializeCustomer(context, customer), token })
  })

  app.post('/api/v1/customer/logout', requireCustomer(context), async (c) => {
    await transactFor(context.db, c.get('customer').id, (transaction) =>
      endSession(transaction, c.get('session').sessionId),
    )
    logSecurityEvent(context, c, 'logout', c.get('customer').id)
    return c.json({ message: 'Logged out successfully.' })
  })
}

/**
 * Returns the session of the token in the Authorization header or, without that header, in the
 * body.
 */
async function getSessionToRefresh(
  context: Context,
  c: ProviderContext,
): Promise<AuthSession | null> {
  if (c.req.header('authorization') !== undefined) return await getRequestSession(context, c)
  const { token } = await readRawBody(c)
  return typeof token === 'string' ? await findSession(context.db, token, context.clock()) : null
}
