import type { Money } from '#provider/contract/money.ts'

export type Gender = 'Other' | 'Male' | 'Female'

export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  /** True once the address is verified; null if the provider does not send it. */
  isEmailVerified: boolean | null
  /** Null if the customer has no phone number or only a placeholder beginning with 000. */
  phone: string | null
  /** The stored number, including a placeholder; sent back when the profile is saved. */
  phoneOnFile: string | null
  username: string | null
  location: string | null
  description: string | null
  /** The customer's country (ISO 3166-1); null until declared, or if it is not stored. */
  country: string | null
  /**
   * The country of the customer's card and billing address if the shop does not sell there, in
   * which case it accepts no orders. Otherwise null, also if the provider does not send it.
   */
  refusedCountry: string | null
  /** A storefront path (`/media/…`). */
  imageUrl: string | null
  /** In Tunes (1 Tune = 1 EUR); null if the provider does not support balances. */
  balance: Money | null
  /** Pending top-ups, which take banks days; null if there are none. */
  pendingBalance: Money | null
  gender: Gender | null
  /** As `YYYY-MM-DD`; sent back when the profile is saved, like `isSubscribed`. */
  dateOfBirth: string | null
  /** True if the customer receives the newsletter; false if the provider does not send it. */
  isSubscribed: boolean
}

/** A customer's session; `token` replaces the previous token, but may be identical. */
export interface Session {
  token: string
  customer: Customer
}

/** A browser that the customer is logged in with. */
export interface ActiveSession {
  id: string
  /** For example `Firefox, Windows`; null if unknown. */
  deviceName: string | null
  startedAt: string
  lastUsedAt: string
  /** True for the visitor's own session. */
  isCurrent: boolean
}

/** A customer's email address. */
export interface EmailAddress {
  email: string
  isVerified: boolean
  /**
   * The new address that will replace it once verified, and when its link expires; null if there is
   * none.
   */
  pending: { email: string; expiresAt: string } | null
}

/** The account that a reset link belongs to. */
export interface ResetLink {
  email: string
  /** The passkeys that the reset can keep; it removes all others. */
  passkeys: Passkey[]
}

/** A passkey of a customer. */
export interface Passkey {
  id: number
  /** The name that the customer chose. */
  name: string
  createdAt: string
  lastUsedAt: string | null
}
