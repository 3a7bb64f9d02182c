import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { PageError } from '#app/features/errors/page-error.ts'
import type { Cart, Customer } from '#app/provider/types.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './account-store.ts'
import type { Session } from './session.ts'

/** The store of the visitor's account, for those that change it. */
export function useAccountStore(): AccountStore {
  return useRouter().options.context.account
}

/** The visitor's session. */
export function useSession(): Session {
  return useAccount().session
}

/** Whether the visitor is a customer: while the provider is silent, who was one still is. */
export function useIsCustomer(): boolean {
  const { state } = useSession()
  return state === 'customer' || state === 'unavailable'
}

/** The customer's cart: null when it is empty, undefined where none is known. */
export function useCart(): Cart | null | undefined {
  const { cart } = useAccount()
  return cart?.ok ? cart.value : undefined
}

/** The customer of a page that only customers see; who is none any more is led to the login. */
export function useCustomer(): Customer {
  const { customer, state } = useSession()
  if (customer) return customer
  throw new PageError(state === 'unavailable' ? 'unreachable' : 'unauthorised')
}

/** The cart of a page that only customers see. */
export function useCustomersCart(): Cart | null {
  useCustomer()
  const cart = useCart()
  if (cart === undefined) throw new PageError('unreachable')
  return cart
}

function useAccount(): Account {
  const { watch, get } = useAccountStore()
  return useSyncExternalStore(watch, get, get)
}
