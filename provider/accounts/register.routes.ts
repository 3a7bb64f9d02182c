import { z } from 'zod'
import {
  newPassword,
  personName,
  refuseCommonPassword,
  requireConfirmation,
} from './account-fields.ts'
import { email, visibleLine } from '../platform/http/text-fields.ts'
import { getMailbox } from './email-address/mailbox.rules.ts'
import { getClientSubnet } from '../platform/http/client-address.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwValidationError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { registerCustomer } from './register-customer.ts'

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
  const { limiter } = context
  app.post('/api/v1/customer/register', async (c) => {
    const body = await parseBody(c, registerSchema)
    const clientAddress = c.get('address')
    const isRegistered = await registerCustomer(context, body, {
      clientAddress,
      locale: c.get('locale'),
      // The response reveals which addresses have accounts, so both limits are low.
      countAttempt: () =>
        limiter.attemptAll([
          ['registerAddress', clientAddress],
          ['registerNetwork', getClientSubnet(clientAddress)],
        ]),
      isFlooded: () => limiter.exceeds('verificationRecipient', getMailbox(body.email)),
    })
    if (!isRegistered) {
      throwValidationError({ email: ['The email has already been taken.'] }, 'email_taken')
    }
    return c.json({ message: 'Your Account has been created successfully.' })
  })
}
