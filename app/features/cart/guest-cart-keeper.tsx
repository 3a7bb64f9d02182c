import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#app/features/account/use-session.ts'
import { hasGuestCart } from '#app/features/guest-cart/guest-product-ids.ts'

/**
 * Loads the guest cart of this device, follows the changes of other tabs, and moves it to the cart
 * of a customer. The code for that is loaded if there is a guest cart.
 */
export function GuestCartKeeper() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const customerId = useSession().customer?.id
  useEffect(() => {
    const update = () => {
      if (!hasGuestCart()) return
      // If it cannot be loaded, the next page tries again.
      import('./merge-guest-cart.ts').then(
        ({ updateGuestCart }) => updateGuestCart(queryClient, customerId, router),
        () => {},
      )
    }
    update()
    addEventListener('storage', update)
    return () => removeEventListener('storage', update)
  }, [queryClient, router, customerId])
  return null
}
