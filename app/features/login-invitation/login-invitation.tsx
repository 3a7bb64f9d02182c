import { useGuestProductIds } from '#app/features/guest-cart/guest-product-ids.ts'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { splitLocale } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { useState } from 'react'

const WaitingProducts = createLazyComponent(
  () => import('./waiting-products.tsx'),
  'WaitingProducts',
  reportNoResponse,
)

/**
 * Invites a guest who wants products, or to see the cart, to log in. The products can be listed and
 * removed. Only they are unknown to the server, which invites to the cart instead.
 */
export function LoginInvitation({ backUrl = '' }: { readonly backUrl: string | undefined }) {
  const count = useGuestProductIds().size
  const [isOpen, setIsOpen] = useState(false)
  const isForCart = /^\/cart(?:$|\?)/.test(splitLocale(backUrl).path)
  if (count === 0) return isForCart ? <p>{m.cart_guest_invitation()}</p> : null
  return (
    <details
      data-guest-cart
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border-2 border-on-surface p-3"
    >
      <summary className="font-semibold">{m.cart_guest_waiting({ count })}</summary>
      {isOpen ? <WaitingProducts /> : null}
    </details>
  )
}
