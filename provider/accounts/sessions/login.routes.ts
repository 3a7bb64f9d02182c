import { z } from 'zod'
import { enteredPassword } from '../account-fields.ts'
import { email } from '../../platform/http/text-fields.ts'
import { queueForHashing } from '../passwords/password-queue.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwValidationError } from '../../platform/http/http-error.ts'
import { throwTooManyAttempts } from '../../platform/http/limiter.ts'
import type { Limiter } from '../../platform/http/limiter.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { checkCredentials } from './check-credentials.ts'
import { openSessionWithPassword } from './open-session.ts'
import { respondWithSession, sessionFields, toLogin } from './session-response.ts'

const loginSchema = z.object({ email, password: enteredPassword, ...sessionFields })

/**
 * Mounts POST login, which starts a session, returns its token and ends the browser's previous
 * session. Attempts are rate-limited.
 */
export function mountLogin(app: ProviderApp, context: Context): void {
  const { limiter } = context
  app.post('/api/v1/customer/login', async (c) => {
    const body = await parseBody(c, loginSchema)
    const address = c.get('address')
    const { customer, isValid } = await queueForHashing(address, async (hasher) => {
      await limitAttempts(limiter, body.email, address)
      return await checkCredentials(context, hasher, body)
    })
    if (customer === null || !isValid) {
      logSecurityEvent(context, c, 'login-failed', customer?.id)
      throwInvalidCredentials()
    }
    await clearAttempts(limiter, body.email, address)
    const token = await openSessionWithPassword(context, customer, toLogin(body))
    if (token === null) throwInvalidCredentials()
    return await respondWithSession(context, c, customer, token)
  })
}

/**
 * Counts an attempt; throws a 429 if the client's address has made too many. Attempts from other
 * addresses only lower its limit, so that strangers cannot lock the customer out.
 */
async function limitAttempts(limiter: Limiter, login: string, address: string): Promise<void> {
  const account = `${login} ${address}`
  const exceeded = await limiter.count([
    ['loginAddress', address],
    ['loginAccount', account],
    ['loginEverywhere', login],
  ])
  if (exceeded === null) return
  if (exceeded.name !== 'loginEverywhere') throwTooManyAttempts(exceeded.retryAfter)
  await limiter.attempt('loginUnderAttack', account)
}

/** Resets the attempts of the client's address; those from other addresses remain counted. */
async function clearAttempts(limiter: Limiter, login: string, address: string): Promise<void> {
  const account = `${login} ${address}`
  await limiter.clear(
    [
      ['loginAccount', account],
      ['loginUnderAttack', account],
    ],
    [['loginEverywhere', login]],
  )
}

function throwInvalidCredentials(): never {
  throwValidationError(
    { email: ['The provided credentials are incorrect.'] },
    'credentials_invalid',
  )
}
