import type { Failure } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types/customer.ts'

/**
 * The login state. `unavailable` means that there is a token but the provider neither accepted nor
 * rejected it.
 */
export type Session =
  | { readonly state: 'customer'; readonly customer: Customer }
  | { readonly state: 'guest' | 'expired'; readonly customer: null }
  | { readonly state: 'unavailable'; readonly customer: null; readonly kind: Failure['kind'] }

/** The session of a guest; also the default before the session is fetched. */
export const guestSession: Session = { state: 'guest', customer: null }
