import type { ReactNode } from 'react'
import type { FavoriteProduct } from '#app/features/favorites/favorite-ids.ts'
import type { LibraryFile } from '#app/provider/types/library.ts'

/** A product in a list; its file and the id of its pack are only loaded in the library. */
export interface ListedProduct extends FavoriteProduct {
  readonly file?: LibraryFile | undefined
  readonly packId?: number | undefined
}

/**
 * Renders a list's control for one of its products, in place of the switch that keeps a sound or of
 * the heart on a card; with `isForFile`, what it shows in place of the price, or nothing to show that.
 */
export type RenderControl = (product: ListedProduct, isForFile?: boolean) => ReactNode
