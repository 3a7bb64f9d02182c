import type { MiddlewareHandler } from 'hono'
import { findSession } from './sessions.store.ts'
import type { AuthSession } from './sessions.store.ts'
import type { Context, ProviderContext, ProviderEnv } from '../../context.ts'
import { throwUnauthorized } from '../../platform/http/http-error.ts'

/** Middleware that sets `customer` and `session`; throws a 401 without a valid token. */
export function requireCustomer(context: Context): MiddlewareHandler<ProviderEnv> {
  return async (c, next) => {
    const session = await getRequestSession(context, c)
    if (session === null) throwUnauthorized()
    c.set('customer', session.customer)
    c.set('session', session)
    c.header('Cache-Control', 'private, no-store')
    await next()
  }
}

/**
 * Returns the session of the request's bearer token, which is looked up once; null if the token is
 * missing or invalid.
 */
export async function getRequestSession(
  context: Context,
  c: ProviderContext,
): Promise<AuthSession | null> {
  const found: AuthSession | undefined = c.get('session')
  if (found) return found
  const header = c.req.header('authorization') ?? ''
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  if (token === undefined) return null
  const session = await findSession(context.db, token, context.clock())
  if (session) c.set('session', session)
  return session
}
