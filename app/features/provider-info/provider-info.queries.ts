import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getProviderInfo } from './provider-info.functions.ts'
import type { ProviderInfo } from './provider-info.functions.ts'

/** Fetches the provider's capabilities, which change only when the shop restarts. */
export const providerInfoQuery = queryOptions({
  queryKey: ['provider-info'],
  queryFn: (): Promise<ProviderInfo> => getProviderInfo(),
  staleTime: Infinity,
})

/** Loads the provider's capabilities, for all pages and for loaders that depend on them. */
export function loadProviderInfo(context: RouterContext): Promise<ProviderInfo> {
  return loadSharedQuery(context, providerInfoQuery)
}

/** Returns the capabilities loaded by `loadProviderInfo`. */
export function useProviderInfo(): ProviderInfo {
  return useSuspenseQuery(providerInfoQuery).data
}
