import { useEffect, useState } from 'react'
import type { PaymentSession } from '#app/provider/types.ts'
import { pollInterval, pollTimeout, paymentPhase } from './payment-phase.ts'
import type { PaymentPhase } from './payment-phase.ts'

/**
 * Follows a payment until it has arrived, was refused, or has been waited for long enough. `first` is
 * how it stood when the page opened, `ask` (always the same function) how it stands now.
 */
export function usePaymentPhase(
  first: PaymentSession,
  ask: (id: string) => Promise<PaymentSession>,
): { readonly phase: PaymentPhase; readonly payment: PaymentSession } {
  const [waited, setWaited] = useState(0)
  const [payment, setPayment] = useState(first)
  const phase = paymentPhase(payment.status, waited)
  const isWaiting = phase === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    return everySecond(async () => setPayment(await ask(first.id)))
  }, [isWaiting, ask, first.id])
  useEffect(() => {
    const timer = setTimeout(() => setWaited(pollTimeout), pollTimeout)
    return () => clearTimeout(timer)
  }, [])
  return { phase, payment }
}

/** Runs `work` a second after its last run has ended, until it is stopped; a run may fail. */
function everySecond(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  const wait = () => {
    if (!isStopped) timer = setTimeout(() => void work().then(wait, wait), pollInterval)
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
