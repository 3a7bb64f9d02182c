import { z } from 'zod'
import { insertCustomer, isEmailTaken } from './customers.store.ts'
import {
  newPassword,
  personName,
  refuseCommonPassword,
  requireConfirmation,
} from './account.rules.ts'
import { email, visibleLine } from '../platform/http/text-fields.ts'
import { queueForHashing } from './passwords/password-queue.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { getMailbox } from './email-address/mailbox.rules.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'
import { getClientSubnet } from '../platform/http/client-address.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwValidationError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { sendVerification } from './email-address/send-verification.ts'
import { transact } from '../platform/database/transact.ts'

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
 * Mounts POST register, which creates an account and emails a link that verifies its address. The
 * response contains no token; the customer logs in separately.
 */
export function mountRegister(app: ProviderApp, context: Context): void {
  const registerSchema = createRegisterSchema(context.options.shop.brand.name)
  app.post('/api/v1/customer/register', async (c) => {
    const body = await parseBody(c, registerSchema)
    const { limiter } = context
    const address = c.get('address')
    const passwordHash = await queueForHashing(address, async ({ hash }) => {
      // This response tells whose addresses have accounts, so both limits are low.
      await limiter.attemptAll([
        ['registerAddress', address],
        ['registerNetwork', getClientSubnet(address)],
      ])
      if (await isEmailTaken(context.db, body.email)) throwEmailTaken()
      return await hash(body.password, context.options.passwordCost)
    })
    const isFlooded = await limiter.exceeds('verificationRecipient', getMailbox(body.email))
    const deliver = await createCustomer(context, body, {
      passwordHash,
      linkLocale: isFlooded ? null : c.get('locale'),
    })
    deliver()
    return c.json({ message: 'Your Account has been created successfully.' })
  })
}

/** Throws a 422 because the email address belongs to another account. */
function throwEmailTaken(): never {
  throwValidationError({ email: ['The email has already been taken.'] }, 'email_taken')
}

interface NewAccount {
  readonly passwordHash: string
  /** The language of the email that verifies the address; null to send none. */
  readonly linkLocale: Locale | null
}

async function createCustomer(
  context: Context,
  body: z.output<ReturnType<typeof createRegisterSchema>>,
  { passwordHash, linkLocale }: NewAccount,
): Promise<DeliverEmails> {
  const now = context.clock().toISOString()
  return await transact(context.db, async (db) => {
    // A concurrent registration may have taken the address while the password was being hashed.
    if (await isEmailTaken(db, body.email)) throwEmailTaken()
    const customer = await insertCustomer(db, {
      email: body.email,
      first_name: body.first_name,
      last_name: body.last_name,
      username: body.username === undefined || body.username === '' ? null : body.username,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    })
    if (linkLocale === null) return deliverNothing
    return await sendVerification({ ...context, db }, customer, customer.email, linkLocale)
  })
}
