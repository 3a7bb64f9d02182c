import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { PaymentSession, PaymentStart } from '#app/provider/types/payment.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { checkPaymentUrl } from './check-payment-url.server.ts'
import { topUpSchema } from './top-up-amount.ts'

/** Starts a card payment to top up the balance; returns the URL of the payment page. */
export const startTopUp = createServerFn({ method: 'POST' })
  .validator(topUpSchema)
  .handler(async ({ data }): Promise<Outcome<PaymentStart>> => {
    const client = getProviderClient()
    const customer = await client.customer.get()
    if (!customer.ok) return customer
    const amount = toMoney(data.returnTo === 'profile' ? data.euros * 100 : data.minor)
    const { email } = customer.value
    const start = await client.payment.createSession({ amount, email, returnTo: data.returnTo })
    if (!start.ok) return start
    return checkPaymentUrl(start.value.redirectUrl) ? start : fail({ kind: 'invalid-response' })
  })

/** Returns a payment session of the current customer. */
export const getPaymentSession = createServerFn({ method: 'GET' })
  .validator(z.object({ id: z.string().regex(/^[\w.-]{1,200}$/) }))
  .handler(({ data }): Promise<Outcome<PaymentSession>> =>
    getProviderClient().payment.getSession(data.id),
  )
