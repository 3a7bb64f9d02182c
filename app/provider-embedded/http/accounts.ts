import type { Context, ProviderApp } from './context.ts'
import { customerShape } from './customer-shape.ts'
import { mountLogin } from './login.ts'
import { mountPasswordReset } from './password-reset.ts'
import { mountRegister } from './register.ts'
import { requireCustomer } from './require-customer.ts'
import { endSession, rotateToken } from './sessions.ts'

/** Sign-up, login and logout, the session's refresh, and forgotten passwords. */
export function mountAccounts(app: ProviderApp, context: Context): void {
  mountRegister(app, context)
  mountLogin(app, context)
  mountPasswordReset(app, context)

  app.get('/api/v1/customer/get', requireCustomer(context), async (c) =>
    c.json({ data: await customerShape(context, c.get('customer')) }),
  )

  app.post('/api/v1/customer/refresh', requireCustomer(context), async (c) => {
    const token = await context.db
      .transaction()
      .execute((transaction) => rotateToken(transaction, c.get('tokenId'), context.clock()))
    return c.json({ data: await customerShape(context, c.get('customer')), token })
  })

  app.post('/api/v1/customer/logout', requireCustomer(context), async (c) => {
    await context.db
      .transaction()
      .execute((transaction) => endSession(transaction, c.get('tokenId')))
    return c.json({ message: 'Logged out successfully.' })
  })
}
