import { z } from 'zod'
import type { CustomerRow } from '../db/schema.ts'
import { email, enteredPassword } from '../domain/account-rules.ts'
import { verifyPassword, verifyDummyPassword } from '../domain/password-hash.ts'
import type { Context, ProviderApp } from './context.ts'
import { serializeCustomer } from './serialize-customer.ts'
import { parseBody } from './parse-body.ts'
import { throwValidationError } from './http-error.ts'
import { startSession } from '#app/provider-embedded/db/sessions.ts'

const loginBody = z.object({
  email,
  password: enteredPassword,
  device_name: z.string().min(1).max(255),
  remember: z.union([z.boolean(), z.stringbool(), z.literal(1), z.literal(0)]).default(false),
})

/** POST login: a token for a pair of address and password; attempts are counted. */
export function mountLogin(app: ProviderApp, context: Context): void {
  const { db, clock, limiter } = context
  app.post('/api/v1/customer/login', async (c) => {
    const body = await parseBody(c, loginBody)
    const account = `${body.email} ${c.get('address')}`
    await limiter.attempt('loginAddress', c.get('address'))
    await limiter.attempt('loginAccount', account)
    await limiter.attempt('loginEverywhere', body.email)
    const customer = await findCustomer(context, body)
    if (customer === null) refuseCredentials()
    await limiter.forgive('loginAccount', account)
    await limiter.forgive('loginEverywhere', body.email)
    const token = await db.transaction().execute((transaction) =>
      startSession(transaction, {
        customerId: customer.id,
        remembered: Boolean(body.remember),
        now: clock(),
      }),
    )
    c.header('Cache-Control', 'private, no-store')
    const data = await serializeCustomer(context, customer)
    return c.json({ data, message: 'Logged in successfully.', token, refresh: token })
  })
}

/** An unknown address costs the same time as a wrong password. */
async function findCustomer(
  { db, options }: Context,
  pair: { readonly email: string; readonly password: string },
): Promise<CustomerRow | null> {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', pair.email)
    .where('status', '=', 1)
    .executeTakeFirst()
  const isRight =
    customer === undefined
      ? await verifyDummyPassword(pair.password, options.passwordCost)
      : await verifyPassword(pair.password, customer.password_hash)
  return isRight && customer !== undefined ? customer : null
}

function refuseCredentials(): never {
  throwValidationError(
    { email: ['The provided credentials are incorrect.'] },
    'credentials_invalid',
  )
}
