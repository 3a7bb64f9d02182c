import { m } from '#app/paraglide/messages.js'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import type { FavoriteProduct } from '#app/features/favorites/favorite-ids.ts'

interface RemoveButtonProps {
  readonly product: FavoriteProduct
  readonly onRemove: (product: FavoriteProduct) => void
}

/** A button that removes a product from the list it is shown in. */
export function RemoveButton({ product, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={m.favorites_remove({ name: product.name })}
      onClick={(event) => {
        focusNextBeforeRemoval(event.currentTarget)
        onRemove(product)
      }}
      className="remove"
    />
  )
}
