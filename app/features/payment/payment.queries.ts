import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import type { PaymentSession } from '#app/provider/types.ts'
import { paymentPhase, pollInterval, pollTimeout } from './payment-phase.ts'
import type { PaymentPhase } from './payment-phase.ts'
import { getPaymentSession } from './payment.functions.ts'

/** A customer's payment by the id of its session. */
export function paymentQuery(customerId: number, id: string) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'payment', id],
    queryFn: async (): Promise<PaymentSession> =>
      unwrapOrThrow(await getPaymentSession({ data: { id } })),
  })
}

/** Polls a payment until it is credited or refused, or until `pollTimeout` has passed. */
export function usePaymentPhase(
  customerId: number,
  id: string,
): { readonly phase: PaymentPhase; readonly payment: PaymentSession } {
  const [waited, setWaited] = useState(0)
  const { data: payment } = useSuspenseQuery({
    ...paymentQuery(customerId, id),
    refetchInterval: ({ state: { data } }) =>
      data && paymentPhase(data.status, waited) === 'waiting' ? pollInterval : false,
    // The customer may look at another tab, such as that of the bank, meanwhile.
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    const timer = setTimeout(() => setWaited(pollTimeout), pollTimeout)
    return () => clearTimeout(timer)
  }, [])
  return { phase: paymentPhase(payment.status, waited), payment }
}
