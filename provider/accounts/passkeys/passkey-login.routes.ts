import { z } from 'zod'
import { usedCredential } from '../../contract/passkey.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { throwInvalidPasskey } from './passkeys.routes.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { respondWithSession, sessionFields, toLogin } from '../sessions/session-response.ts'
import { logInWithPasskey, startPasskeyLogin } from './log-in-with-passkey.ts'

const loginSchema = z.object({ credential: usedCredential, ...sessionFields })

/** Mounts the routes for logging in with a passkey, without an email address. */
export function mountPasskeyLogin(app: ProviderApp, context: Context): void {
  const { limiter } = context

  app.post('/api/v1/customer/login/passkey/options', async (c) => {
    await limiter.attempt('passkeyAddress', c.get('address'))
    const data = await startPasskeyLogin(context)
    c.header('Cache-Control', 'private, no-store')
    return c.json({ data })
  })

  app.post('/api/v1/customer/login/passkey', async (c) => {
    const { credential, ...fields } = await parseBody(c, loginSchema)
    await limiter.attempt('loginAddress', c.get('address'))
    const result = await logInWithPasskey(context, credential, toLogin(fields))
    if (result.customer === null) {
      logSecurityEvent(context, c, 'login-failed', result.ownerId)
      throwInvalidPasskey()
    }
    return await respondWithSession(context, c, result.customer, result.token)
  })
}
