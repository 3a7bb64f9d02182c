import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaymentSession } from '#app/provider/types.ts'
import { askEvery, askFor, paymentPhase } from './payment-phase.ts'
import type { PaymentPhase } from './payment-phase.ts'
import type { paymentQuery } from './payment.queries.ts'

/** Follows a payment until it has arrived, was refused, or has been waited for long enough. */
export function usePaymentPhase(query: ReturnType<typeof paymentQuery>): {
  readonly phase: PaymentPhase
  readonly payment: PaymentSession
} {
  const [waited, setWaited] = useState(0)
  const { data: payment } = useSuspenseQuery({
    ...query,
    refetchInterval: ({ state }) => {
      const waiting = paymentPhase(state.data?.status ?? 'open', waited) === 'waiting'
      return waiting ? askEvery : false
    },
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    const timer = setTimeout(() => setWaited(askFor), askFor)
    return () => clearTimeout(timer)
  }, [])
  return { phase: paymentPhase(payment.status, waited), payment }
}
