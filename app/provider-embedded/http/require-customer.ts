import type { MiddlewareHandler } from 'hono'
import type { Context, ProviderContext, ProviderEnv } from './context.ts'
import { throwUnauthorized } from './http-error.ts'
import { findSession } from '#app/provider-embedded/db/sessions.ts'
import type { AuthSession } from '#app/provider-embedded/db/sessions.ts'

/** Lets only the owner of a living token through and sets `customer` and `tokenId`; 401 otherwise. */
export function requireCustomer(context: Context): MiddlewareHandler<ProviderEnv> {
  return async (c, next) => {
    const visit = await getRequestSession(context, c)
    if (visit === null) throwUnauthorized()
    c.set('customer', visit.customer)
    c.set('tokenId', visit.tokenId)
    c.header('Cache-Control', 'private, no-store')
    await next()
  }
}

/** The customer whose token was sent, null for anyone else; for routes open to all. */
export async function getRequestSession(
  context: Context,
  c: ProviderContext,
): Promise<AuthSession | null> {
  const header = c.req.header('authorization') ?? ''
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  return token === undefined ? null : await findSession(context.db, token, context.clock())
}
