import type { Money } from '#provider/contract/money.ts'

export type Gender = 'Other' | 'Male' | 'Female'

export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  /** Whether a link sent to the address was opened; null if the provider does not say it. */
  isEmailVerified: boolean | null
  /** Null if the customer has no phone number or only a placeholder beginning with 000. */
  phone: string | null
  /** The stored number, including a placeholder; sent back when the profile is saved. */
  phoneOnFile: string | null
  username: string | null
  location: string | null
  description: string | null
  /** The country where they live (ISO 3166-1); null until they say it, or if it is not stored. */
  country: string | null
  /**
   * The country that their card and its billing address are from, if the shop does not sell there: it
   * then accepts no order. Null otherwise, or if the provider does not say it.
   */
  refusedCountry: string | null
  /** A storefront path (`/media/…`). */
  imageUrl: string | null
  /** In Tunes (1 Tune = 1 EUR); null if the provider does not support balances. */
  balance: Money | null
  /** Pending payments to the balance, for which banks take days; null if there are none. */
  pendingBalance: Money | null
  gender: Gender | null
  /** As `YYYY-MM-DD`; sent back when the profile is saved, like `isSubscribed`. */
  dateOfBirth: string | null
  /** Whether the customer receives the newsletter; false if the provider does not send it. */
  isSubscribed: boolean
}

/** A customer's session; `token` replaces the previous token, but may be identical to it. */
export interface Session {
  token: string
  customer: Customer
}

/** A browser in which the customer is logged in. */
export interface ActiveSession {
  id: string
  /** Such as `Firefox, Windows`; null if it is unknown. */
  deviceName: string | null
  startedAt: string
  lastUsedAt: string
  /** Whether it is the session of the visitor's own browser. */
  isCurrent: boolean
}

/** The email address of a customer. */
export interface EmailAddress {
  email: string
  isVerified: boolean
  /** The address that replaces it once its link is opened, and until when; null if there is none. */
  pending: { email: string; expiresAt: string } | null
}

/** Whose password a reset link sets. */
export interface ResetLink {
  email: string
  /** The passkeys that the reset may keep; it removes all others. */
  passkeys: Passkey[]
}

/** A passkey with which the customer logs in. */
export interface Passkey {
  id: number
  /** The name that the customer chose. */
  name: string
  createdAt: string
  lastUsedAt: string | null
}
