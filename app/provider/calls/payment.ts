import type { z } from 'zod'
import { singleEnvelope } from '#provider/contract/envelope.ts'
import { wirePaymentSession, wirePaymentStart } from '#provider/contract/payment.ts'
import { mapOutcome } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { Money } from '#provider/contract/money.ts'
import type { PaymentSession, PaymentStart } from '../types/payment.ts'

export interface PaymentRequest {
  amount: Money
  email: string
  /** The page that the customer returns to afterwards. */
  returnTo: 'checkout' | 'profile'
}

/** Creates the calls for payments that top up the balance. */
export function createPaymentCalls(http: HttpClient) {
  return {
    /** Starts a payment. */
    createSession: (request: PaymentRequest) => createSession(http, request),
    /** Fetches a payment of this customer. */
    getSession: (id: string) => fetchSession(http, id),
  }
}

async function createSession(
  http: HttpClient,
  { amount, email, returnTo }: PaymentRequest,
): Promise<Outcome<PaymentStart>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/payment/create-payment-session',
    body: { amount: amount.minor / 100, email, currency: 'EUR', return_to: returnTo },
    schema: wirePaymentStart,
  })
  return mapOutcome(outcome, (start) => ({
    redirectUrl: start.redirect_url,
    sessionId: start.session_id,
  }))
}

async function fetchSession(http: HttpClient, id: string): Promise<Outcome<PaymentSession>> {
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/payment/sessions/${encodeURIComponent(id)}`,
    schema: singleEnvelope(wirePaymentSession),
  })
  return mapOutcome(outcome, ({ data }) => ({
    id: data.id,
    status: data.status,
    amount: data.amount,
    returnTo: data.return_to,
    ...toPaidOrder(data.order),
  }))
}

function toPaidOrder(
  wire: z.output<typeof wirePaymentSession>['order'],
): Pick<PaymentSession, 'order'> {
  if (wire === null) return {}
  const { state, increment_id: number, reason } = wire
  if (state === 'open') return { order: { state } }
  if (state === 'credited') return { order: { state, isPaidTwice: reason === 'already_ordered' } }
  return number === null ? {} : { order: { state, number } }
}
