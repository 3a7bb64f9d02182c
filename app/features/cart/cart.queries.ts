import { queryOptions } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { getCart } from './cart.functions.ts'

/** The customer's cart: null when empty, an error (never null) when it could not be read. */
export function cartQuery() {
  return queryOptions({ queryKey: ['cart'], queryFn: async () => neededValue(await getCart()) })
}
