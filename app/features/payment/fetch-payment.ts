import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import type { PaymentSession } from '#app/provider/types.ts'
import { getPaymentSession } from './payment.functions.ts'

/** How one payment stands. */
export async function fetchPayment(id: string): Promise<PaymentSession> {
  return unwrapOrThrow(await getPaymentSession({ data: { id } }))
}
