import type { Outcome } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types.ts'
import type { Session } from './session.ts'

/** What every page knows of its visitor. */
export interface Account {
  readonly session: Session
  /** A cart that could not be read is a failure, never an empty one; null without a customer. */
  readonly cart: Outcome<Cart | null> | null
}

/** Before anything was read, and where there is nothing to read. */
export const anonymousAccount: Account = {
  session: { state: 'visitor', customer: null },
  cart: null,
}
