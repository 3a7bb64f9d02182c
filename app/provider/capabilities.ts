import { capabilityNames } from '#provider/contract/capability-names.ts'
import type { Capability } from '#provider/contract/capability-names.ts'

/** A provider's features. They are configured, never detected from responses to visitors. */
export interface Capabilities {
  /**
   * Adds several products to a cart with one call, and replaces sounds in it by their pack, or a pack
   * by one of its sounds.
   */
  readonly additions: boolean
  /** Keeps balances in Tunes that pay for orders immediately, and accepts gift cards. */
  readonly balance: boolean
  /** Issues license certificates and lets anybody check their codes. */
  readonly certificates: boolean
  /** Charges a card for an order, and places the order once it is paid. */
  readonly checkout: boolean
  /** Receives messages from the contact form. */
  readonly contact: boolean
  /** Sends purchased files. */
  readonly downloads: boolean
  /** Stores customers' favorites and crates, and shares crates. */
  readonly favorites: boolean
  /**
   * Filters products by all their properties, sends facets and artists, and sorts by relevance,
   * tempo, length, and by how little loops have to be changed to fit a tempo and key.
   */
  readonly filters: boolean
  /** Lists the changes of a customer's balance. */
  readonly ledger: boolean
  /** Lists, searches and describes what a customer owns, and sends all of it as one ZIP. */
  readonly library: boolean
  /** Stores passkeys and logs customers in with them. */
  readonly passkeys: boolean
  /** Has a payment page for topping up the balance. */
  readonly payment: boolean
  /** Sends the stored profile picture. */
  readonly picture: boolean
  /** Sends customers their data and deletes their accounts. */
  readonly privacy: boolean
  /** Stores a customer's username, location and description. */
  readonly profile: boolean
  /** Replaces access tokens before they expire. */
  readonly refresh: boolean
  /** Sends reset links to the shop's own page and sets the password entered there. */
  readonly reset: boolean
  /** Lists a customer's sessions and ends them. */
  readonly sessions: boolean
  /** Stores customers' countries, sends the VAT included in amounts, and issues invoices. */
  readonly vat: boolean
  /** Verifies customers' email addresses, and new ones before they take effect. */
  readonly verification: boolean
  /** Receives withdrawals from contracts and lists refundable top-ups. */
  readonly withdrawals: boolean
}

/** Creates capabilities from their names. */
export function createCapabilities(names: readonly string[]): Capabilities {
  const has = (name: Capability) => names.includes(name)
  return {
    additions: has('additions'),
    balance: has('balance'),
    certificates: has('certificates'),
    checkout: has('checkout'),
    contact: has('contact'),
    downloads: has('downloads'),
    favorites: has('favorites'),
    filters: has('filters'),
    ledger: has('ledger'),
    library: has('library'),
    passkeys: has('passkeys'),
    payment: has('payment'),
    picture: has('picture'),
    privacy: has('privacy'),
    profile: has('profile'),
    refresh: has('refresh'),
    reset: has('reset'),
    sessions: has('sessions'),
    vat: has('vat'),
    verification: has('verification'),
    withdrawals: has('withdrawals'),
  }
}

/** The capabilities of the embedded provider. */
export const allCapabilities = createCapabilities(capabilityNames)

/**
 * Returns whether orders are delivered immediately: paid from the balance and available as
 * downloads. Customers must consent to that, because they lose their right of withdrawal.
 */
export function deliversAtOnce({ balance, downloads }: Capabilities): boolean {
  return balance && downloads
}
