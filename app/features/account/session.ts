import type { Failure } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types.ts'

/** Who is logged in. `unavailable`: there is a token, but the provider does not respond. */
export type Session =
  | { readonly state: 'customer'; readonly customer: Customer }
  | { readonly state: 'guest' | 'expired'; readonly customer: null }
  | { readonly state: 'unavailable'; readonly customer: null; readonly kind: Failure['kind'] }

/** The session of a guest, also assumed before one has been fetched. */
export const guestSession: Session = { state: 'guest', customer: null }
