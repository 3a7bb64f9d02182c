import { useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { favoriteIds, toggleFavorite } from './favorite-ids.ts'
import type { FavoriteProduct } from './favorite-ids.ts'

interface FavoriteButtonProps {
  readonly product: FavoriteProduct
  readonly className?: string
}

/**
 * A heart that adds a product to the favorites or removes it; hidden without JavaScript. It is a
 * single element, because lists contain many.
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

/**
 * Returns whether a product is a favorite; false on the server, which renders the same page for
 * everyone.
 */
export function useIsFavorite(productId: number | null): boolean {
  return useSyncExternalStore(
    favoriteIds.subscribe,
    () => productId !== null && favoriteIds.get().has(productId),
    () => false,
  )
}
