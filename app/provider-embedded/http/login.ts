import { z } from 'zod'
import { findCustomerByEmail } from '../db/customers.ts'
import type { CustomerRow } from '../db/schema.ts'
import { endSession, findSession, startSession } from '../db/sessions.ts'
import { email, enteredPassword } from '../domain/account-rules.ts'
import { verifyDummyPassword, verifyPassword } from '../domain/password-hash.ts'
import type { Context, ProviderApp } from './context.ts'
import { throwValidationError } from './http-error.ts'
import type { Limiter } from './limiter.ts'
import { parseBody } from './parse-body.ts'
import { logSecurityEvent } from './security-log.ts'
import { serializeCustomer } from './serialize-customer.ts'

const loginSchema = z.object({
  email,
  password: enteredPassword,
  device_name: z.string().min(1).max(255),
  remember: z.union([z.boolean(), z.stringbool(), z.literal(1), z.literal(0)]).default(false),
  /** The token of the session that the new one replaces; an invalid one is ignored. */
  previous_token: z.string().optional().catch(undefined),
})

/**
 * Mounts POST login, which starts a session, returns its token and ends the browser's previous
 * session. Attempts are rate-limited.
 */
export function mountLogin(app: ProviderApp, context: Context): void {
  const { db, clock, limiter } = context
  app.post('/api/v1/customer/login', async (c) => {
    const body = await parseBody(c, loginSchema)
    await limitAttempts(limiter, body.email, c.get('address'))
    const customer = await findCustomerByEmail(db, body.email)
    const isValid = await verifyCredentials(context, customer, body.password)
    if (customer === null || !isValid) {
      logSecurityEvent(context, c, 'login-failed', customer?.id)
      throwInvalidCredentials()
    }
    await clearAttempts(limiter, body.email, c.get('address'))
    const { previous_token: previousToken = '' } = body
    const previous = await findSession(db, previousToken, clock())
    const token = await db.transaction().execute(async (transaction) => {
      if (previous !== null) await endSession(transaction, previous.tokenId)
      return await startSession(transaction, {
        customerId: customer.id,
        remembered: Boolean(body.remember),
        now: clock(),
      })
    })
    logSecurityEvent(context, c, 'login', customer.id)
    c.header('Cache-Control', 'private, no-store')
    const data = await serializeCustomer(context, customer)
    return c.json({ data, message: 'Logged in successfully.', token, refresh: token })
  })
}

/**
 * Counts an attempt; throws a 429 if the address has made too many. Attempts from other addresses
 * only reduce the number of attempts, so that strangers cannot lock the customer out.
 */
async function limitAttempts(limiter: Limiter, login: string, address: string): Promise<void> {
  const account = `${login} ${address}`
  await limiter.attempt('loginAddress', address)
  await limiter.attempt('loginAccount', account)
  if (!(await limiter.exceeds('loginEverywhere', login))) return
  await limiter.attempt('loginUnderAttack', account)
}

/** Resets the address's attempts; the attempts from other addresses remain counted. */
async function clearAttempts(limiter: Limiter, login: string, address: string): Promise<void> {
  const account = `${login} ${address}`
  await limiter.reset('loginAccount', account)
  await limiter.reset('loginUnderAttack', account)
  await limiter.takeBack('loginEverywhere', login)
}

/**
 * Returns whether the password is that of the customer; takes the same time if there is no customer
 * with the email address.
 */
async function verifyCredentials(
  { options }: Context,
  customer: CustomerRow | null,
  password: string,
): Promise<boolean> {
  return customer === null
    ? await verifyDummyPassword(password, options.passwordCost)
    : await verifyPassword(password, customer.password_hash)
}

function throwInvalidCredentials(): never {
  throwValidationError(
    { email: ['The provided credentials are incorrect.'] },
    'credentials_invalid',
  )
}
