import { queryOptions } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { getPaymentSession } from './payment.functions.ts'

/** How one payment stands. */
export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ['payment', id],
    queryFn: async () => neededValue(await getPaymentSession({ data: { id } })),
  })
}
