import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { customerShape } from './customer-shape.ts'
import { mountLogin } from './login.ts'
import { mountPasswordReset } from './password-reset.ts'
import { mountRegister } from './register.ts'
import { rawBody } from './read-body.ts'
import { refuseVisitor } from './refusal.ts'
import { requireCustomer, visitorOf } from './require-customer.ts'
import { endSession, rotateToken, visitOf } from './sessions.ts'
import type { Visit } from './sessions.ts'

/** Sign-up, login and logout, the session's refresh, and forgotten passwords. */
export function mountAccounts(app: ProviderApp, context: Context): void {
  mountRegister(app, context)
  mountLogin(app, context)
  mountPasswordReset(app, context)

  app.get('/api/v1/customer/get', requireCustomer(context), async (c) =>
    c.json({ data: await customerShape(context, c.get('customer')) }),
  )

  app.post('/api/v1/customer/refresh', async (c) => {
    const { customer, tokenId } = (await refreshingVisit(context, c)) ?? refuseVisitor()
    const token = await context.db
      .transaction()
      .execute((transaction) => rotateToken(transaction, tokenId, context.clock()))
    if (token === null) refuseVisitor()
    c.header('Cache-Control', 'private, no-store')
    return c.json({ data: await customerShape(context, customer), token })
  })

  app.post('/api/v1/customer/logout', requireCustomer(context), async (c) => {
    await context.db
      .transaction()
      .execute((transaction) => endSession(transaction, c.get('tokenId')))
    return c.json({ message: 'Logged out successfully.' })
  })
}

/** Whose token it is: that of the header, or without one that of the body. */
async function refreshingVisit(context: Context, c: ProviderContext): Promise<Visit | null> {
  if (c.req.header('authorization') !== undefined) return await visitorOf(context, c)
  const { token } = await rawBody(c)
  return typeof token === 'string' ? await visitOf(context.db, token, context.clock()) : null
}
