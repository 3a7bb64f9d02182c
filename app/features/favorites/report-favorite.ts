import { m } from '#app/paraglide/messages.js'
import { closeToast, showToast } from '#app/ui/toast-store.ts'
import type { FavoriteProduct } from './favorite-ids.ts'
import { openCrateChoice } from './open-crate-choice.ts'

let lastToast = 0

/** Shows a toast that confirms the change and offers to add a new favorite to a crate. */
export function reportFavorite(product: FavoriteProduct, isFavorite: boolean): void {
  // Often several products are added in a row.
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
              // The modal returns the focus to the element that had it, and by then the toast is
              // gone.
              if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
              openCrateChoice(product)
            },
          },
        }
      : {}),
  })
}
