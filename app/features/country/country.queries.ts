import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getSalesCountries } from './country.functions.ts'
import type { SalesCountries } from './country.functions.ts'

/** Fetches the countries that the shop sells to, which change only when the shop restarts. */
export const salesCountriesQuery = queryOptions({
  queryKey: ['sales-countries'],
  queryFn: (): Promise<SalesCountries> => getSalesCountries(),
  staleTime: Infinity,
})

/** Returns the countries that the shop sells to, loaded by the page's loader. */
export function useSalesCountries(): SalesCountries {
  return useSuspenseQuery(salesCountriesQuery).data
}
