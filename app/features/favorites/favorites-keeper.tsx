import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#app/ui/store.ts'
import { deviceListsKey, favoriteIds, heartPresses } from './favorite-ids.ts'
import { changeLists, mergeDeviceLists } from './favorites.mutations.ts'
import { favoritesQuery, useFavorites, useOwnerId } from './favorites.queries.ts'
import { reportFavorite } from './report-favorite.ts'

/**
 * Keeps the hearts in sync with the visitor's favorites, sends pressed hearts, and merges a guest's
 * lists into the account after login.
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
    // Pressed hearts stay pressed until the lists are loaded.
    if (productIds) favoriteIds.set(new Set(productIds))
  }, [productIds])
}

function useHeartPresses(): void {
  const queryClient = useQueryClient()
  const presses = useStore(heartPresses, null)
  useEffect(() => {
    if (!presses || presses.length === 0) return
    // More hearts may have been pressed since the render.
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
      // The key is null when another tab clears the storage.
      if (key === deviceListsKey || key === null) update()
    }
    if (ownerId !== undefined) update()
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [queryClient, ownerId])
}
