import { createStore } from '#app/ui/store.ts'

/** The local storage key of guests' lists, named in the privacy policy. */
export const deviceListsKey = 'favorites'

/** The ids of the visitor's favorites; empty until they are loaded. */
export const favoriteIds = createStore<ReadonlySet<number>>(new Set())

/** A product that can be a favorite or in a crate. */
export interface FavoriteProduct {
  readonly id: number
  readonly name: string
}

/** A press of a heart, not yet sent. */
export interface HeartPress {
  readonly productId: number
  readonly isFavorite: boolean
  /** If set, a toast confirms the change once it is stored. */
  readonly name: string | undefined
}

/** The presses not yet sent; null until the code that sends them is needed. */
export const heartPresses = createStore<readonly HeartPress[] | null>(null)

/**
 * Adds a product to the favorites or removes it, updating the hearts immediately. With a name, a
 * toast confirms the change and offers to add a new favorite to a crate.
 */
export function toggleFavorite(productId: number, name?: string): void {
  const ids = new Set(favoriteIds.get())
  if (!ids.delete(productId)) ids.add(productId)
  favoriteIds.set(ids)
  const press = { productId, isFavorite: ids.has(productId), name }
  heartPresses.set([...(heartPresses.get() ?? []), press])
}
