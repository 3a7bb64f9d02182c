import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { useCart } from './cart-context.tsx'

/** A link to the cart, with the number of lines unless it is empty or not loaded. */
export function CartLink({ className }: { readonly className: string }) {
  const count = useCart()?.lines.length ?? 0
  return (
    <Link to="/cart" className={className}>
      {m.shop_nav_cart()}
      {count > 0 ? <span data-cart-count> ({count})</span> : null}
    </Link>
  )
}
