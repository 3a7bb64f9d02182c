import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#app/ui/store.ts'
import { deviceListsKey, favoriteIds, heartPresses } from './favorite-ids.ts'
import { changeLists, mergeDeviceLists } from './favorites.mutations.ts'
import { favoritesQuery, useFavorites, useOwnerId } from './favorites.queries.ts'
import { reportFavorite } from './report-favorite.ts'

/**
 * Keeps the hearts like the visitor's favorites, sends the changes of pressed hearts, and moves the
 * lists of a guest who logs in to the account.
 */
export function FavoritesKeeper() {
  useHearts()
  useHeartPresses()
  useDeviceLists()
  return null
}

function useHearts(): void {
  const productIds = useFavorites()?.productIds
  useEffect(() => {
    // Until the lists are loaded, a heart that was pressed stays so.
    if (productIds) favoriteIds.set(new Set(productIds))
  }, [productIds])
}

function useHeartPresses(): void {
  const queryClient = useQueryClient()
  const presses = useStore(heartPresses, null)
  useEffect(() => {
    if (!presses || presses.length === 0) return
    // More may have been pressed since the render.
    const unsent = heartPresses.get() ?? []
    heartPresses.set([])
    for (const { productId, isFavorite, name } of unsent) {
      const change = { kind: 'favorite', productId, isFavorite } as const
      void changeLists(queryClient, change).then(({ ok }) => {
        if (ok && name) reportFavorite({ id: productId, name }, isFavorite)
      })
    }
  }, [queryClient, presses])
}

function useDeviceLists(): void {
  const queryClient = useQueryClient()
  const ownerId = useOwnerId()
  useEffect(() => {
    const update = () => {
      if (ownerId !== undefined) void mergeDeviceLists(queryClient, ownerId)
      else void queryClient.invalidateQueries({ queryKey: favoritesQuery(undefined).queryKey })
    }
    const handleStorage = ({ key }: StorageEvent) => {
      // The key is null if another tab has cleared the storage.
      if (key === deviceListsKey || key === null) update()
    }
    if (ownerId !== undefined) update()
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [queryClient, ownerId])
}
