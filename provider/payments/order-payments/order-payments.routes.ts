import { z } from 'zod'
import { requireCustomer } from '../../accounts/sessions/require-customer.ts'
import type { Context, ProviderApp } from '../../context.ts'
import type { wirePaymentStart } from '../../contract/payment.ts'
import type { Sent } from '../../contract/sent.ts'
import { throwOrderRefusal } from '../../orders/orders.routes.ts'
import { throwHttpError, throwValidationError } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { euroAmount } from '../../platform/http/wire-format.ts'
import { limitPayments, tryToOpen } from '../payments.routes.ts'
import { startOrderPayment } from './start-order-payment.ts'

const paymentSchema = z.object({
  cart_id: z.coerce.number().int().positive(),
  consent: z.boolean().nullish(),
  /** The displayed wording of the consent. */
  consent_text: z.string().max(2000).nullish(),
  expected_total: euroAmount,
  expected_due: euroAmount,
  /** What the card is to be charged. */
  expected_card: euroAmount,
  /** Whether the balance pays first. */
  use_balance: z.boolean(),
})

/** Mounts the route that opens a payment page for an order. */
export function mountOrderPayments(app: ProviderApp, context: Context): void {
  app.post('/api/v1/customer/checkout/pay-order', requireCustomer(context), async (c) => {
    const body = await parseBody(c, paymentSchema)
    const { id, email, first_name: firstName, last_name: lastName } = c.get('customer')
    await limitPayments(context, c, email)
    const started = await tryToOpen(context, () =>
      startOrderPayment(
        context,
        { id, email, firstName, lastName },
        {
          cartId: body.cart_id,
          expectedTotal: body.expected_total,
          expectedDue: body.expected_due,
          expectedCard: body.expected_card,
          usesBalance: body.use_balance,
          hasConsented: body.consent === true,
          consentText: body.consent_text ?? null,
          locale: c.get('locale'),
        },
      ),
    )
    if ('refusal' in started) throwRefusal(started.refusal)
    const start = { redirect_url: started.url, session_id: started.session.id }
    return c.json(start satisfies Sent<typeof wirePaymentStart>)
  })
}

type StartRefusal = Extract<
  Awaited<ReturnType<typeof startOrderPayment>>,
  { refusal: unknown }
>['refusal']

function throwRefusal(refusal: StartRefusal): never {
  switch (refusal.reason) {
    case 'already_ordered':
      return throwHttpError(422, 'The cart was already ordered.', 'cart_changed')
    case 'payment_pending':
      return throwHttpError(422, 'A payment for this order is on its way.', refusal.reason)
    case 'payment_too_large':
      return throwValidationError({ expected_card: ['The expected_card field is too large.'] })
    default:
      return throwOrderRefusal(refusal)
  }
}
