import type { wireRefresh } from '../contract/customer.ts'
import type { Sent } from '../contract/sent.ts'
import { findSession } from './sessions/sessions.store.ts'
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
import { logOut } from './sessions/end-sessions.ts'
import { refreshSession } from './sessions/open-session.ts'

/**
 * Mounts the routes for registration, login, logout, token refresh, passkeys, password reset, the
 * email address, sessions and the current customer.
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
    const session = (await getSessionToRefresh(context, c)) ?? throwUnauthorized()
    const token = (await refreshSession(context, session)) ?? throwUnauthorized()
    c.header('Cache-Control', 'private, no-store')
    const data = await serializeCustomer(context, session.customer)
    return c.json({ data, token } satisfies Sent<typeof wireRefresh, 'refresh'>)
  })

  app.post('/api/v1/customer/logout', requireCustomer(context), async (c) => {
    await logOut(context, c.get('session'))
    logSecurityEvent(context, c, 'logout', c.get('customer').id)
    return c.json({ message: 'Logged out successfully.' })
  })
}

/**
 * Returns the session of the token in the Authorization header; without that header, of the token
 * in the body.
 */
async function getSessionToRefresh(
  context: Context,
  c: ProviderContext,
): Promise<AuthSession | null> {
  if (c.req.header('authorization') !== undefined) return await getRequestSession(context, c)
  const { token } = await readRawBody(c)
  return typeof token === 'string' ? await findSession(context.db, token, context.clock()) : null
}
