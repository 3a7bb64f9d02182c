import { createAccountStore } from '#app/features/account/account-store.ts'
import type { AccountStore } from '#app/features/account/account-store.ts'
import { anonymousAccount } from '#app/features/account/account.ts'
import type { Account } from '#app/features/account/account.ts'
import { success } from '#app/provider/failure.ts'
import type { Cart, Customer } from '#app/provider/types.ts'

/** An account as a page of the server hands it over, just read; without one, that of a visitor. */
export function accountOf(account: Account = anonymousAccount): AccountStore {
  const store = createAccountStore(async () => account)
  store.hydrate({ account, readAt: Date.now() })
  return store
}

/** A customer's account. */
export function customersAccount(cart: Cart | null, customer: Customer = exampleCustomer): Account {
  return { session: { state: 'customer', customer }, cart: success(cart) }
}

export const exampleCustomer: Customer = {
  id: 5,
  firstName: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.com',
  phone: null,
  phoneOnFile: null,
  username: null,
  location: null,
  description: null,
  imageUrl: null,
  balance: null,
  gender: null,
}
