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

/** How long the lists of a customer stay fresh, in milliseconds. */
const staleTime = 60_000

/** The key of pending changes; their variable is a `FavoritesChange`. */
export const changeKey = ['favorites', 'change'] as const

/**
 * Fetches the favorites and crates of a customer from the provider, or those of a guest from the
 * device. Use it only in the browser.
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

/** Returns the customer whose account keeps the lists; undefined if the device does. */
export function getOwnerId(queryClient: QueryClient): number | undefined {
  const info = queryClient.getQueryData(providerInfoQuery.queryKey)
  const customerId = getCachedSession(queryClient).customer?.id
  return info?.capabilities.favorites ? customerId : undefined
}

/** Like `getOwnerId`, for a component. */
export function useOwnerId(): number | undefined {
  const { customer } = useSession()
  return useProviderInfo().capabilities.favorites ? customer?.id : undefined
}

/**
 * Returns the visitor's favorites and crates with most of the changes that are being stored; undefined
 * until they are loaded, and on the server.
 */
export function useFavorites(): Favorites | undefined {
  const { data: loaded } = useQuery(favoritesQuery(useOwnerId()))
  // The lists may be there before a page is hydrated, but not in its HTML.
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
 * The provider assigns the ids of new crates; and a link is public until the provider has revoked it,
 * so that the page must not claim it earlier.
 */
function isShownWhilePending({ kind }: FavoritesChange): boolean {
  return kind !== 'create' && kind !== 'share'
}
