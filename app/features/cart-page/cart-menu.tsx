import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { CartLink } from '#app/features/cart/cart-link.tsx'
import { isPlainClick } from '#app/ui/menu-navigation.ts'

/** Loads the panel; null if that fails. */
const load = () => import('./mini-cart.tsx').catch(() => null)

/**
 * The header's link to a customer's cart. A press opens the mini-cart if something is in the cart,
 * and a second press the page. The first press opens the page on the page itself, without
 * JavaScript, and if the code does not load.
 */
export function CartMenu({ className }: { readonly className: string }) {
  const [panel, setPanel] = useState<ReactNode>(null)
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    const opener = event.currentTarget
    // Without an element for the number of products, the cart is empty.
    const canOpen = opener.firstElementChild && opener.ariaCurrent !== 'page'
    if (panel || !canOpen || !isPlainClick(event)) return
    event.preventDefault()
    const { href } = location
    void load().then((code) => {
      if (!code) location.assign(opener.href)
      else if (location.href === href) code.openMiniCart(opener, setPanel)
    })
  }
  return (
    <>
      <CartLink className={className} onClick={handleClick} onPointerEnter={load} />
      {panel}
    </>
  )
}
