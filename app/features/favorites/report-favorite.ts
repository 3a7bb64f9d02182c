import { m } from '#app/paraglide/messages.js'
import { closeToast, showToast } from '#app/ui/toast-store.ts'
import type { FavoriteProduct } from './favorite-ids.ts'
import { openCrateChoice } from './open-crate-choice.ts'

let lastToast = 0

/** Says whether a product is a favorite now, and offers to add a new one to a crate, too. */
export function reportFavorite(product: FavoriteProduct, isFavorite: boolean): void {
  // Several are often added in a row.
  closeToast(lastToast)
  const { name } = product
  const pressed = document.activeElement
  lastToast = showToast({
    theme: 'grey',
    text: (isFavorite ? m.favorites_favorite_added : m.favorites_favorite_removed)({ name }),
    ...(isFavorite
      ? {
          action: {
            label: m.favorites_add_to_crate(),
            run: () => {
              // The modal gives the focus back to what had it, and the toast is gone then.
              if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
              openCrateChoice(product)
            },
          },
        }
      : {}),
  })
}
