import { z } from 'zod'
import { countAttempt } from '../platform/http/rate-limits.store.ts'
import { findPaymentSession, lacksCountry } from './payment-sessions.store.ts'
import type { PaymentSessionRow } from './payment-sessions.store.ts'
import { getMailbox } from '../accounts/email-address/mailbox.rules.ts'
import { ProcessorUnavailableError } from './payment-processor.ts'
import { getVisibleStatus, isTopUpAmount } from './payment-session.rules.ts'
import { openPayment } from './open-payment.ts'
import { refreshPayment } from './refresh-payment.ts'
import { describeContents } from './describe-contents.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { throwHttpError, throwNotFound, throwValidationError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { euroAmount, formatDecimal } from '../platform/http/wire-format.ts'

/** The least time between two look-ups of a session; the page after the payment polls every second. */
const lookUpSeconds = 2

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
    return c.json({ redirect_url: url, session_id: session.id })
  })

  app.get('/api/v1/payment/sessions/:id', customerOnly, async (c) => {
    const session = await findPaymentSession(context.db, c.req.param('id'))
    if (session === null || session.customer_id !== c.get('customer').id) throwNotFound()
    return c.json({ data: serializeSession(await bringUpToDate(context, session)) })
  })
}

/** Throws a 429 for too many sessions, or for too many whose receipts go to the same stranger. */
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

/** Throws a 424 if the processor of the payment cannot be used. */
async function startPayment(
  context: Context,
  c: ProviderContext,
  { amount, email, currency, return_to: returnTo }: z.output<typeof sessionSchema>,
) {
  const { id: customerId } = c.get('customer')
  const locale = c.get('locale')
  const contents =
    returnTo === 'checkout' ? await describeContents(context.db, customerId, context.clock()) : null
  try {
    return await openPayment(context, {
      customerId,
      amount,
      email,
      currency,
      returnTo,
      locale,
      contents,
    })
  } catch (error) {
    if (!(error instanceof ProcessorUnavailableError)) throw error
    context.log({ level: 'error', event: 'payment-not-opened', reason: error.message })
    throwHttpError(424, 'Card payments are not available at the moment.', 'payment_unavailable')
  }
}

/**
 * A session that is not decided is asked for, because the customer may be back before the webhook. So
 * is the country of the card, which no webhook contains: the next page says whether the shop sells
 * there. Both at most once in two seconds, so that nobody can use up what the processor answers.
 */
async function bringUpToDate(
  context: Context,
  session: PaymentSessionRow,
): Promise<PaymentSessionRow> {
  const { status } = session
  const isUndecided = status === 'open' || status === 'processing'
  if ((!isUndecided && !lacksCountry(session)) || session.processor_id === null) return session
  const key = `payment-look-up:${session.id}:${status}`
  const limit = { key, maxAttempts: 1, seconds: lookUpSeconds }
  const retryAfter = await countAttempt(context.db, limit, context.clock())
  return retryAfter > 0 ? session : await refreshPayment(context, session)
}

function serializeSession(session: PaymentSessionRow) {
  return {
    id: session.id,
    status: getVisibleStatus(session.status),
    amount: formatDecimal(session.amount),
    currency: session.currency,
    return_to: session.return_to,
  }
}
