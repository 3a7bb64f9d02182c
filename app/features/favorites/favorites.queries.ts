import { queryOptions, useMutationState, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getCachedSession, customerKey } from '#app/features/account/session.queries.ts'
import { useSession } from '#app/features/account/use-session.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import {
  providerInfoQuery,
  useProviderInfo,
} from '#app/features/provider-info/provider-info.queries.ts'
import type { Favorites } from '#app/provider/types/favorites.ts'
import { readDeviceLists } from './device-lists.ts'
import { applyChange } from './favorites-change.ts'
import type { FavoritesChange } from './favorites-change.ts'
import { getFavorites } from './favorites.functions.ts'

/** How long a customer's lists are fresh, in milliseconds. */
const staleTime = 60_000

/** The key of pending changes; their variables are `FavoritesChange` values. */
export const changeKey = ['favorites', 'change'] as const

/**
 * Fetches a customer's favorites and crates from the provider, or a guest's from the device. Only
 * for use in the browser.
 */
export function favoritesQuery(customerId: number | undefined) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'favorites'],
    queryFn: async (): Promise<Favorites> =>
      customerId === undefined ? readDeviceLists() : unwrapOrThrow(await getFavorites()),
    staleTime: customerId === undefined ? Infinity : staleTime,
    refetchOnWindowFocus: customerId !== undefined,
    retryOnMount: true,
  })
}

/**
 * Returns the id of the customer whose account stores the lists; undefined if the device stores
 * them.
 */
export function getOwnerId(queryClient: QueryClient): number | undefined {
  const info = queryClient.getQueryData(providerInfoQuery.queryKey)
  const customerId = getCachedSession(queryClient).customer?.id
  return info?.capabilities.favorites ? customerId : undefined
}

/** The hook version of `getOwnerId`. */
export function useOwnerId(): number | undefined {
  const { customer } = useSession()
  return useProviderInfo().capabilities.favorites ? customer?.id : undefined
}

/**
 * Returns the visitor's favorites and crates, with pending changes applied where possible;
 * undefined until they are loaded, and on the server.
 */
export function useFavorites(): Favorites | undefined {
  const { data: loaded } = useQuery(favoritesQuery(useOwnerId()))
  // The lists may be cached before hydration, but the server's HTML never contains them.
  const data = useHydrated() ? loaded : undefined
  const changes = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as FavoritesChange,
  })
  return useMemo(
    () => data && changes.filter(isShownWhilePending).reduce(applyChange, data),
    [data, changes],
  )
}

/**
 * Not for new crates, whose ids the provider assigns, nor for links, which stay public until the
 * provider has revoked them.
 */
function isShownWhilePending({ kind }: FavoritesChange): boolean {
  return kind !== 'create' && kind !== 'share'
}
