import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { favoriteIds, toggleFavorite } from './favorite-ids.ts'
import type { FavoriteProduct } from './favorite-ids.ts'

interface FavoriteButtonProps {
  readonly product: FavoriteProduct
  readonly className?: string
}

/**
 * A heart that adds a product to the favorites or removes it. Without JavaScript, it is not shown.
 * It is a single element, because lists have many.
 */
export function FavoriteButton({ product: { id, name }, className = '' }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={useIsFavorite(id)}
      aria-label={m.favorites_toggle({ name })}
      onClick={() => toggleFavorite(id, name)}
      className={`heart ${className}`}
    />
  )
}

/** Returns whether a product is a favorite; false on the server, whose pages are the same for all. */
export function useIsFavorite(productId: number | null): boolean {
  return useSyncExternalStore(
    favoriteIds.subscribe,
    () => productId !== null && favoriteIds.get().has(productId),
    () => false,
  )
}
