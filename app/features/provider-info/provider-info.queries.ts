import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getProviderInfo } from './provider-info.functions.ts'
import type { ProviderInfo } from './provider-info.functions.ts'

/** Fetches what the provider can do, which changes only when the shop restarts. */
export const providerInfoQuery = queryOptions({
  queryKey: ['provider-info'],
  queryFn: (): Promise<ProviderInfo> => getProviderInfo(),
  staleTime: Infinity,
})

/** Loads what the provider can do, for every page and for loaders that depend on it. */
export function loadProviderInfo(context: RouterContext): Promise<ProviderInfo> {
  return loadSharedQuery(context, providerInfoQuery)
}

/** Returns what the provider can do, loaded by `loadProviderInfo`. */
export function useProviderInfo(): ProviderInfo {
  return useSuspenseQuery(providerInfoQuery).data
}
