import { useMutationState, useQuery } from '@tanstack/react-query'
import { createContext, use, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useCustomer, useSession } from '#app/features/account/use-session.ts'
import { PageError } from '#app/features/errors/page-error.ts'
import { useGuestProductIds } from '#app/features/guest-cart/guest-product-ids.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { wakeAll } from '#app/ui/late-hydration.tsx'
import { cartQuery } from './cart.queries.ts'
import { addMutationKey, removeLineMutationKey } from './mutation-keys.ts'

const CartContext = createContext<Cart | null | undefined>(undefined)

/** The ids of products that are being added. */
const AdditionsContext = createContext<readonly unknown[]>([])

/** Provides the cart to the whole page through a single query subscription. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { customer } = useSession()
  const { data: cart } = useQuery({ ...cartQuery(customer?.id), enabled: customer !== null })
  const removals = useMutationState({
    filters: { mutationKey: removeLineMutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  const additions = useMutationState({
    filters: { mutationKey: addMutationKey, status: 'pending' },
    select: ({ options: { mutationKey } }) => mutationKey?.at(-1),
  })
  const visibleCart = useMemo(() => {
    // Parts of the page that are not hydrated yet could not use the new cart.
    wakeAll()
    return excludeLines(cart, removals)
  }, [cart, removals])
  return (
    <CartContext value={visibleCart}>
      <AdditionsContext value={additions}>{children}</AdditionsContext>
    </CartContext>
  )
}

/**
 * Returns the cart without lines that are being removed: null if empty, undefined if not loaded.
 */
export function useCart(): Cart | null | undefined {
  return useContext(CartContext)
}

/**
 * Returns the ids of the products in the cart, those that are being added, and those that a guest
 * wants.
 */
export function useWantedIds(): ReadonlySet<unknown> {
  const lines = useCart()?.lines ?? []
  const ids = lines.map(({ productId }) => productId)
  return new Set([...ids, ...use(AdditionsContext), ...useGuestProductIds()])
}

/** Returns the cart on a page that requires login; throws a PageError if it is not loaded. */
export function useCustomerCart(): Cart | null {
  useCustomer()
  const cart = useCart()
  if (cart === undefined) throw new PageError('unreachable')
  return cart
}

/** Filters out lines; the totals stay unchanged until the provider responds. */
function excludeLines(cart: Cart | null | undefined, ids: readonly unknown[]) {
  if (!cart || ids.length === 0) return cart
  const lines = cart.lines.filter(({ id }) => !ids.includes(id))
  return lines.length === 0 ? null : { ...cart, lines }
}
