import type { MiddlewareHandler } from 'hono'
import type { Context, ProviderContext, ProviderEnv } from './context.ts'
import { refuseVisitor } from './refusal.ts'
import { visitOf } from './sessions.ts'
import type { Visit } from './sessions.ts'

/** Lets only the owner of a living token through and sets `customer` and `tokenId`; 401 otherwise. */
export function requireCustomer(context: Context): MiddlewareHandler<ProviderEnv> {
  return async (c, next) => {
    const visit = await visitorOf(context, c)
    if (visit === null) refuseVisitor()
    c.set('customer', visit.customer)
    c.set('tokenId', visit.tokenId)
    c.header('Cache-Control', 'private, no-store')
    await next()
  }
}

/** The customer whose token was sent, null for anyone else; for routes open to all. */
export async function visitorOf(context: Context, c: ProviderContext): Promise<Visit | null> {
  const header = c.req.header('authorization') ?? ''
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  return token === undefined ? null : await visitOf(context.db, token, context.clock())
}
