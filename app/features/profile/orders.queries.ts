import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { getOrder, getOrders } from './profile.functions.ts'

/** The customer's orders, a page at a time; there is a next page while the last one is not reached. */
export function ordersQuery() {
  return infiniteQueryOptions({
    queryKey: ['orders'],
    queryFn: async ({ pageParam }) => neededValue(await getOrders({ data: { page: pageParam } })),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })
}

/** One order by its number, null when there is none; asked for when the pages read so far lack it. */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: ['orders', 'numbered', number],
    queryFn: async () => neededValue(await getOrder({ data: { number } })),
  })
}
