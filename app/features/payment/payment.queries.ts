import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { PaymentSession, PaymentStatus } from '#app/provider/types/payment.ts'
import { getPaymentSession } from './payment.functions.ts'

/** The polling interval for an open payment, in milliseconds. */
const pollIntervalMs = 1000

/** The maximum time to poll an open payment, in milliseconds. */
export const pollTimeoutMs = 20_000

/**
 * `later` means that the payment is still open after the timeout, `pending` that the bank takes
 * days.
 */
export type PaymentPhase = 'waiting' | 'credited' | 'refused' | 'later' | 'pending'

/** Returns the phase of a payment after `waitedMs` of polling. */
export function getPaymentPhase(status: PaymentStatus, waitedMs: number): PaymentPhase {
  if (status === 'paid') return 'credited'
  if (status === 'processing') return 'pending'
  if (status !== 'open') return 'refused'
  return waitedMs >= pollTimeoutMs ? 'later' : 'waiting'
}

/** Fetches a customer's payment by its session id. */
export function paymentQuery(customerId: number, id: string) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'payment', id],
    queryFn: async (): Promise<PaymentSession> =>
      unwrapOrThrow(await getPaymentSession({ data: { id } })),
  })
}

/** Polls a payment until it is credited or refused, or `pollTimeoutMs` has passed. */
export function usePaymentPhase(
  customerId: number,
  id: string,
): { readonly phase: PaymentPhase; readonly payment: PaymentSession } {
  const [waitedMs, setWaitedMs] = useState(0)
  const { data: payment } = useSuspenseQuery({
    ...paymentQuery(customerId, id),
    refetchInterval: ({ state: { data } }) =>
      data && getPaymentPhase(data.status, waitedMs) === 'waiting' ? pollIntervalMs : false,
    // Keep polling while the customer is in another tab, such as the bank's.
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    const timer = setTimeout(() => setWaitedMs(pollTimeoutMs), pollTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return { phase: getPaymentPhase(payment.status, waitedMs), payment }
}
