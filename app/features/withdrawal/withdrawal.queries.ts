import { queryOptions } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { getWithdrawables } from './withdrawal.functions.ts'

/** What the customer can withdraw from and what was paid back; null where the provider knows neither. */
export function withdrawalsQuery() {
  return queryOptions({
    queryKey: ['withdrawals'],
    queryFn: async () => neededValue(await getWithdrawables()),
  })
}
