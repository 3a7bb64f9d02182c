import { infiniteQueryOptions } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { getOrders } from './profile.functions.ts'

/** The customer's orders, a page at a time; there is a next page while the last one is not reached. */
export function ordersQuery() {
  return infiniteQueryOptions({
    queryKey: ['orders'],
    queryFn: async ({ pageParam }) => neededValue(await getOrders({ data: { page: pageParam } })),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })
}
