import X from 'lucide-react/icons/x'
import { useRemoveCartLine } from '#app/features/cart/remove-line.mutations.ts'
import { m } from '#app/paraglide/messages.js'
import type { CartLine } from '#app/provider/types/cart.ts'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Removes a line from the cart; the focus moves to the same button of another line. */
export function RemoveButton({ line }: { readonly line: CartLine }) {
  const removal = useRemoveCartLine(line)
  return (
    <button
      type="button"
      onClick={(event) => {
        focusNextBeforeRemoval(event.currentTarget)
        removal.run(line.id)
      }}
      aria-label={m.cart_remove_label({ name: line.name })}
      className="inline-flex min-h-8 items-center gap-1 text-sm underline-offset-4 hover:underline"
    >
      <Icon icon={X} size="sm" />
      {m.cart_remove()}
    </button>
  )
}
