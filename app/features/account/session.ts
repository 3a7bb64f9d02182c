import type { Failure } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types.ts'

/** Who is looking at the page; `unavailable`: a token is there, but the provider does not answer. */
export type Session =
  | { readonly state: 'customer'; readonly customer: Customer }
  | { readonly state: 'visitor' | 'expired'; readonly customer: null }
  | { readonly state: 'unavailable'; readonly customer: null; readonly kind: Failure['kind'] }
