import { z } from 'zod'
import type { wirePaymentSession, wirePaymentStart } from '../contract/payment.ts'
import type { Sent } from '../contract/sent.ts'
import { findPaymentSession } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { getMailbox } from '../accounts/email-address/mailbox.rules.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import { getVisibleStatus, isTopUpAmount } from './payment-session.rules.ts'
import { openPayment } from './open-payment.ts'
import { refreshShownPayment } from './refresh-payment.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { throwHttpError, throwNotFound, throwValidationError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { euroAmount, formatDecimal } from '../platform/http/wire-format.ts'

const sessionSchema = z.object({
  amount: euroAmount,
  email: z.email(),
  currency: z.literal('EUR'),
  return_to: z.enum(['checkout', 'profile']).default('profile'),
})

/** Mounts the routes that create a payment session for a top-up and return its status. */
export function mountPayments(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/payment/create-payment-session', customerOnly, async (c) => {
    const body = await parseBody(c, sessionSchema)
    const { smallestTopUp } = context.options.shop.payments
    if (!isTopUpAmount(body.amount, body.return_to, smallestTopUp)) {
      throwValidationError({ amount: ['The amount field is invalid.'] })
    }
    await limitAttempts(context, c, body.email.toLowerCase())
    const { url, session } = await startPayment(context, c, body)
    const start = { redirect_url: url, session_id: session.id }
    return c.json(start satisfies Sent<typeof wirePaymentStart>)
  })

  app.get('/api/v1/payment/sessions/:id', customerOnly, async (c) => {
    const session = await findPaymentSession(context.db, c.req.param('id'))
    if (session === null || session.customer_id !== c.get('customer').id) throwNotFound()
    return c.json({ data: serializeSession(await refreshShownPayment(context, session)) })
  })
}

/**
 * Throws a 429 for too many sessions, or too many whose receipts go to the same address other than
 * the customer's own.
 */
async function limitAttempts(
  { limiter }: Context,
  c: ProviderContext,
  recipient: string,
): Promise<void> {
  const { id, email } = c.get('customer')
  await limiter.attemptAll([
    ['paymentAccount', String(id)],
    ['paymentAddress', c.get('address')],
    ...(recipient === email ? [] : [['paymentRecipient', getMailbox(recipient)] as const]),
  ])
}

/** Throws a 424 if the payment processor is unavailable. */
async function startPayment(
  context: Context,
  c: ProviderContext,
  { amount, email, currency, return_to: returnTo }: z.output<typeof sessionSchema>,
) {
  const { id: customerId } = c.get('customer')
  const locale = c.get('locale')
  try {
    return await openPayment(context, {
      customerId,
      amount,
      email,
      currency,
      returnTo,
      locale,
    })
  } catch (error) {
    if (!(error instanceof ProcessorUnavailableError)) throw error
    context.log({ level: 'error', event: 'payment-not-opened', reason: error.message })
    throwHttpError(424, 'Card payments are not available at the moment.', 'payment_unavailable')
  }
}

function serializeSession(session: PaymentSessionRow) {
  return {
    id: session.id,
    status: getVisibleStatus(session.status),
    amount: formatDecimal(session.amount),
    currency: session.currency,
    return_to: session.return_to,
  } satisfies Sent<typeof wirePaymentSession>
}
