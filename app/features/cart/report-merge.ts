import { m } from '#app/paraglide/messages.js'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { showToast } from '#app/ui/toast-store.ts'
import type { Additions } from './additions.ts'

/** How long a result with several parts is shown, in milliseconds: long enough to read it. */
const longTimeout = 20_000

/** Long enough to find the button. */
const shortTimeout = 10_000

/** Opens the cart, or its checkout. */
export type OpenCart = (step?: 'checkout') => void

/**
 * Says in one toast what became of the guest cart, with a button to the checkout or, if something is
 * to be looked at, to the cart; `crate` is the name of the crate with what the
 * cart had no room for.
 */
export function reportMerge(
  additions: Additions,
  crate: string | null,
  openCart: OpenCart | undefined,
): void {
  const texts = listTexts(additions, crate)
  if (texts.length === 0) return
  const isAllAdded = texts.length === 1 && additions.added > 0
  showToast({
    theme: isAllAdded ? 'success' : 'grey',
    text: texts.join('\n'),
    timeout: isAllAdded ? shortTimeout : longTimeout,
    ...(openCart ? { action: isAllAdded ? toCheckout(openCart) : toCart(openCart) } : {}),
  })
}

function toCart(openCart: OpenCart) {
  return { label: m.cart_all_open(), run: () => openCart() }
}

function toCheckout(openCart: OpenCart) {
  return { label: m.cart_pay(), run: () => openCart('checkout') }
}

function listTexts(additions: Additions, crate: string | null): string[] {
  const { added, replaced, inCart, owned, packOnly, packs, gone, full, failed } = additions
  const packNames = packs.map(({ name }) => name).join(', ')
  return [
    added > 0 ? m.cart_all_added({ count: added }) : null,
    replaced > 0 ? m.cart_all_replaced({ count: replaced }) : null,
    inCart > 0 ? m.cart_all_in_cart({ count: inCart }) : null,
    owned > 0 ? m.cart_all_owned({ count: owned }) : null,
    packOnly > 0 ? `${m.cart_all_pack_only({ count: packOnly })} ${packNames}` : null,
    gone > 0 ? m.cart_all_gone({ count: gone }) : null,
    full > 0 ? m.cart_all_full({ count: full, max: maxCartLines }) : null,
    crate === null ? null : m.cart_merge_crate({ name: crate }),
    failed > 0 ? m.cart_merge_failed({ count: failed }) : null,
  ].filter((text) => text !== null)
}
