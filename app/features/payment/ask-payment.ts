import { neededValue } from '#app/features/failures/needed-value.ts'
import type { PaymentSession } from '#app/provider/types.ts'
import { getPaymentSession } from './payment.functions.ts'

/** How one payment stands. */
export async function askPayment(id: string): Promise<PaymentSession> {
  return neededValue(await getPaymentSession({ data: { id } }))
}
