import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { cartQuery } from './cart.queries.ts'

/** The way to the cart, with the number of lines when it is known. */
export function CartLink({ className }: { readonly className: string }) {
  const { data } = useQuery(cartQuery())
  const count = data?.lines.length ?? 0
  return (
    <Link to="/cart" className={className}>
      {m.shop_nav_cart()}
      {count > 0 ? <span data-cart-count> ({count})</span> : null}
    </Link>
  )
}
