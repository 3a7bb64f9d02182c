import { z } from 'zod'
import type { wirePaymentSession, wirePaymentStart } from '../contract/payment.ts'
import type { Sent } from '../contract/sent.ts'
import { findOrderPayment } from './order-payments/order-payments.store.ts'
import type { OrderPayment } from './order-payments/order-payments.store.ts'
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
    await limitPayments(context, c, body.email.toLowerCase())
    const { amount, email, currency, return_to: returnTo } = body
    const { id: customerId } = c.get('customer')
    const locale = c.get('locale')
    const { url, session } = await tryToOpen(context, () =>
      openPayment(context, { customerId, amount, email, currency, returnTo, locale }),
    )
    const start = { redirect_url: url, session_id: session.id }
    return c.json(start satisfies Sent<typeof wirePaymentStart>)
  })

  app.get('/api/v1/payment/sessions/:id', customerOnly, async (c) => {
    const session = await findPaymentSession(context.db, c.req.param('id'))
    if (session === null || session.customer_id !== c.get('customer').id) throwNotFound()
    const shown = await refreshShownPayment(context, session)
    const order = await findOrderPayment(context.db, session.id)
    return c.json({ data: serializeSession(shown, order) })
  })
}

/**
 * Throws a 429 for too many sessions, or too many whose receipts go to the same address other than
 * the customer's own.
 */
export async function limitPayments(
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

/** Opens a payment; throws a 424 if the payment processor is unavailable. */
export async function tryToOpen<Opened>(
  context: Context,
  open: () => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof ProcessorUnavailableError)) throw error
    context.log({ level: 'error', event: 'payment-not-opened', reason: error.message })
    throwHttpError(424, 'Card payments are not available at the moment.', 'payment_unavailable')
  }
}

function serializeOrder({ state, order_id: orderId, refusal }: OrderPayment) {
  return { state, increment_id: orderId === null ? null : String(orderId), reason: refusal }
}

function serializeSession(session: PaymentSessionRow, order: OrderPayment | null) {
  return {
    id: session.id,
    status: getVisibleStatus(session.status),
    amount: formatDecimal(session.amount),
    currency: session.currency,
    return_to: session.return_to,
    ...(order === null ? {} : { order: serializeOrder(order) }),
  } satisfies Sent<typeof wirePaymentSession, 'order'>
}
