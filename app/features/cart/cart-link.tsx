import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useWantedIds } from './cart-context.tsx'

interface CartLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onClick' | 'onPointerEnter'
> {
  readonly className: string
}

/** A link to the cart, with the number of products unless it is empty or not loaded. */
export function CartLink(props: CartLinkProps) {
  const count = useWantedIds().size
  return (
    <Link to="/cart" {...props}>
      {m.shop_nav_cart()}
      {count > 0 ? <span data-cart-count> ({count})</span> : null}
    </Link>
  )
}

/** A link to the cart for a guest who wants products; its page asks for the login. */
export function GuestCartLink(props: CartLinkProps) {
  return useWantedIds().size > 0 ? <CartLink {...props} /> : null
}
