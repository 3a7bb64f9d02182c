import { z } from 'zod'
import type { CustomerRow } from '../db/schema.ts'
import { email, givenPassword } from '../domain/account-rules.ts'
import { isPassword, spendPasswordTime } from '../domain/password-hash.ts'
import type { Context, ProviderApp } from './context.ts'
import { customerShape } from './customer-shape.ts'
import { readBody } from './read-body.ts'
import { refuseFields } from './refusal.ts'
import { startSession } from './sessions.ts'

const loginBody = z.object({
  email,
  password: givenPassword,
  device_name: z.string().min(1).max(255),
  remember: z.union([z.boolean(), z.stringbool(), z.literal(1), z.literal(0)]).default(false),
})

/** POST login: a token for a pair of address and password; attempts are counted. */
export function mountLogin(app: ProviderApp, context: Context): void {
  const { db, clock, limiter } = context
  app.post('/api/v1/customer/login', async (c) => {
    const body = await readBody(c, loginBody)
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
    const data = await customerShape(context, customer)
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
      ? await spendPasswordTime(pair.password, options.passwordCost)
      : await isPassword(pair.password, customer.password_hash)
  return isRight && customer !== undefined ? customer : null
}

function refuseCredentials(): never {
  refuseFields({ email: ['The provided credentials are incorrect.'] }, 'credentials_invalid')
}
