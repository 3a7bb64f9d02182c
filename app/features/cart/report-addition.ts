import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import type { AddToCartResult } from '#app/provider/types/cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import { getOpenToasts, showToast } from '#app/ui/toast-store.ts'

/** How long the offer to replace a pack is shown, in milliseconds: long enough to decide. */
const swapOfferTimeout = 20_000

/** Says what an addition changed; `swapPack` replaces the pack that contains the product. */
export function reportAddition(
  { id, name }: Pick<Product, 'id' | 'name'>,
  { alreadyInCart, replaced = [], pack, cart }: AddToCartResult,
  swapPack: () => void,
): void {
  if (pack) {
    const text = m.cart_in_pack({ name, pack: pack.name })
    const action = { label: m.cart_swap(), run: swapPack }
    return void showToast({ theme: 'grey', text, action, timeout: swapOfferTimeout })
  }
  if (alreadyInCart) return void showToast({ theme: 'grey', text: m.cart_already_in_cart() })
  const [first] = replaced
  if (first === undefined) return confirmAddition(name)
  const isPack = cart?.lines.some((line) => line.productId === id && line.product?.kind === 'pack')
  if (isPack) return reportSuccess(m.cart_swapped_pack({ name, count: replaced.length }))
  reportSuccess(m.cart_swapped_sound({ name, pack: first.name }))
}

/** The latest confirmation: the toast and the number of products that it confirms. */
let confirmation = { toastId: 0, count: 0 }

/** Confirms an addition; products added in a row share one toast. */
function confirmAddition(name: string): void {
  const { toastId, count: earlier } = confirmation
  const count = getOpenToasts().some(({ id }) => id === toastId) ? earlier + 1 : 1
  const text = count === 1 ? m.cart_added({ name }) : m.cart_all_added({ count })
  confirmation = { toastId: showToast({ theme: 'success', text, replaces: toastId }), count }
}
