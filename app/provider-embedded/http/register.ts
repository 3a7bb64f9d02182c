import { z } from 'zod'
import { insertCustomer, isEmailTaken } from '../db/customers.ts'
import {
  email,
  newPassword,
  personName,
  refuseCommonPassword,
  requireConfirmation,
  visibleLine,
} from '../domain/account-rules.ts'
import { queueForHashing } from '../passwords/password-queue.ts'
import type { Context, ProviderApp } from './context.ts'
import { throwValidationError } from './http-error.ts'
import { parseBody } from './parse-body.ts'
import { transact } from '../db/transact.ts'

function createRegisterSchema(shopName: string) {
  return z
    .object({
      first_name: personName,
      last_name: personName,
      email,
      username: visibleLine.max(40).nullish(),
      password: newPassword,
      password_confirmation: z.string(),
    })
    .superRefine(requireConfirmation('password'))
    .superRefine(refuseCommonPassword('password', shopName))
}

/**
 * Mounts POST register, which creates an account. The response contains no token; the customer logs
 * in separately.
 */
export function mountRegister(app: ProviderApp, context: Context): void {
  const registerSchema = createRegisterSchema(context.options.shop.brand.name)
  app.post('/api/v1/customer/register', async (c) => {
    const body = await parseBody(c, registerSchema)
    const address = c.get('address')
    const passwordHash = await queueForHashing(address, async ({ hash }) => {
      await context.limiter.attempt('registerAddress', address)
      if (await isEmailTaken(context.db, body.email)) throwEmailTaken()
      return await hash(body.password, context.options.passwordCost)
    })
    await createCustomer(context, body, passwordHash)
    return c.json({ message: 'Your Account has been created successfully.' })
  })
}

/** Throws a 422 because the email address belongs to another account. */
export function throwEmailTaken(): never {
  throwValidationError({ email: ['The email has already been taken.'] }, 'email_taken')
}

async function createCustomer(
  { db, clock }: Context,
  body: z.output<ReturnType<typeof createRegisterSchema>>,
  passwordHash: string,
): Promise<void> {
  const now = clock().toISOString()
  await transact(db, async (transaction) => {
    // A concurrent registration may have taken the address while the password was being hashed.
    if (await isEmailTaken(transaction, body.email)) throwEmailTaken()
    await insertCustomer(transaction, {
      email: body.email,
      first_name: body.first_name,
      last_name: body.last_name,
      username: body.username === undefined || body.username === '' ? null : body.username,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    })
  })
}
