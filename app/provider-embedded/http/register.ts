import { z } from 'zod'
import type { Database } from '../db/schema.ts'
import { email, newPassword, personName, matchesConfirmation } from '../domain/account-rules.ts'
import { hashPassword } from '../domain/password-hash.ts'
import type { Context, ProviderApp } from './context.ts'
import { parseBody } from './parse-body.ts'
import { throwValidationError } from './http-error.ts'

const registerBody = z
  .object({
    first_name: personName,
    last_name: personName,
    email,
    username: z.string().trim().max(40).nullish(),
    password: newPassword,
    password_confirmation: z.string(),
  })
  .superRefine(matchesConfirmation('password'))

/** POST register: makes an account; answers no token, the customer logs in afterwards. */
export function mountRegister(app: ProviderApp, context: Context): void {
  app.post('/api/v1/customer/register', async (c) => {
    const body = await parseBody(c, registerBody)
    await context.limiter.attempt('registerAddress', c.get('address'))
    if (await isEmailTaken(context.db, body.email)) throwEmailTaken()
    const hash = await hashPassword(body.password, context.options.passwordCost)
    await addCustomer(context, body, hash)
    return c.json({ message: 'Your Account has been created successfully.' })
  })
}

/** Whether an account other than `exceptId` has the address. */
export async function isEmailTaken(db: Database, address: string, exceptId = -1): Promise<boolean> {
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', address)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

/** Ends the request with 422: the address belongs to another account. */
export function throwEmailTaken(): never {
  throwValidationError({ email: ['The email has already been taken.'] }, 'email_taken')
}

async function addCustomer(
  { db, clock }: Context,
  body: z.output<typeof registerBody>,
  hash: string,
): Promise<void> {
  const now = clock().toISOString()
  const username = body.username === undefined || body.username === '' ? null : body.username
  await db.transaction().execute(async (transaction) => {
    // Two sign-ups of one address at once both found it free while their passwords were hashed.
    if (await isEmailTaken(transaction, body.email)) throwEmailTaken()
    await transaction
      .insertInto('customers')
      .values({
        email: body.email,
        first_name: body.first_name,
        last_name: body.last_name,
        username,
        password_hash: hash,
        created_at: now,
        updated_at: now,
      })
      .execute()
  })
}
