import { createStore } from '#app/ui/store.ts'

/** Under which the browser keeps the lists of guests; named in the privacy policy. */
export const deviceListsKey = 'favorites'

/** The ids of the visitor's favorites, which the hearts show; empty until they are loaded. */
export const favoriteIds = createStore<ReadonlySet<number>>(new Set())

/** A product that can be a favorite or in a crate. */
export interface FavoriteProduct {
  readonly id: number
  readonly name: string
}

/** What a pressed heart asks for. */
export interface HeartPress {
  readonly productId: number
  readonly isFavorite: boolean
  /** With a name, the stored change is reported. */
  readonly name: string | undefined
}

/**
 * The pressed hearts whose changes have not been sent yet; null until the code that sends them is
 * needed.
 */
export const heartPresses = createStore<readonly HeartPress[] | null>(null)

/**
 * Adds a product to the favorites or removes it; the hearts show it at once. With its name, a toast
 * says so as well, and offers to add a new favorite to a crate, too.
 */
export function toggleFavorite(productId: number, name?: string): void {
  const ids = new Set(favoriteIds.get())
  if (!ids.delete(productId)) ids.add(productId)
  favoriteIds.set(ids)
  const press = { productId, isFavorite: ids.has(productId), name }
  heartPresses.set([...(heartPresses.get() ?? []), press])
}
