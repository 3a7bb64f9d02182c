import { queueForHashing } from './password-queue.ts'
import type { Context, ProviderContext } from '../../context.ts'
import { HttpError, throwValidationError } from '../../platform/http/http-error.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'

/**
 * Throws a refusal unless the password is the logged-in customer's. Rate-limited even for correct
 * passwords, because each check costs a hash.
 */
export async function checkCurrentPassword(
  context: Context,
  c: ProviderContext,
  entered: string | undefined,
): Promise<void> {
  const { limiter } = context
  const customer = c.get('customer')
  if (!entered) {
    const messages = ['The current password field is required.']
    throwValidationError({ current_password: messages }, 'current_password_missing')
  }
  const isCorrect = await queueForHashing(c.get('address'), async ({ verify }) => {
    await limiter.attemptAll([
      ['passwordAccount', String(customer.id)],
      ['passwordCheckAccount', String(customer.id)],
    ])
    return await verify(entered, customer.password_hash)
  })
  if (!isCorrect) {
    logSecurityEvent(context, c, 'password-check-failed', customer.id)
    throwWrongPassword()
  }
  await limiter.reset('passwordAccount', String(customer.id))
}

/** Sends a 200 without data, like Bagisto, whose clients treat that as an error. */
export function throwWrongPassword(): never {
  throw new HttpError(200, {
    message: 'Current password does not match.',
    reason: 'wrong_password',
  })
}
