/** What only some providers can do. Every provider has products, accounts, carts and orders. */
export const capabilityNames = [
  'additions',
  'balance',
  'contact',
  'downloads',
  'favorites',
  'filters',
  'passkeys',
  'payment',
  'picture',
  'profile',
  'refresh',
  'reset',
  'sessions',
  'vat',
  'verification',
  'withdrawals',
] as const

export type Capability = (typeof capabilityNames)[number]

/** What a provider can do. It is configured, never derived from the responses to visitors. */
export interface Capabilities {
  /** Adds several products to a cart with one call. */
  readonly additions: boolean
  /** Keeps balances in Tunes, from which orders are paid at once, and accepts gift cards. */
  readonly balance: boolean
  /** Receives messages from the contact form. */
  readonly contact: boolean
  /** Sends purchased files. */
  readonly downloads: boolean
  /** Stores the favorites and the crates of customers, and shares crates. */
  readonly favorites: boolean
  /**
   * Filters products by all their facts, sends the facets and the artists, and sorts by relevance,
   * tempo, length, and by how little loops must be bent to fit a tempo and a key.
   */
  readonly filters: boolean
  /** Stores passkeys, and starts sessions for them. */
  readonly passkeys: boolean
  /** Has a payment page on which customers top up their balance. */
  readonly payment: boolean
  /** Sends the profile picture that it stores. */
  readonly picture: boolean
  /** Stores the username, the location and the description of a customer. */
  readonly profile: boolean
  /** Replaces access tokens before they expire. */
  readonly refresh: boolean
  /** Sends reset links to the shop's own page, and sets the password that is entered there. */
  readonly reset: boolean
  /** Lists the sessions of a customer and ends them. */
  readonly sessions: boolean
  /** Stores where customers live, says which VAT is included, and issues invoices. */
  readonly vat: boolean
  /** Verifies the email addresses of customers with links, also before a new one counts. */
  readonly verification: boolean
  /** Receives withdrawals from contracts and lists the top-ups that can be refunded. */
  readonly withdrawals: boolean
}

/** Creates the capabilities with these names. */
export function createCapabilities(names: readonly string[]): Capabilities {
  const has = (name: Capability) => names.includes(name)
  return {
    additions: has('additions'),
    balance: has('balance'),
    contact: has('contact'),
    downloads: has('downloads'),
    favorites: has('favorites'),
    filters: has('filters'),
    passkeys: has('passkeys'),
    payment: has('payment'),
    picture: has('picture'),
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
 * Returns whether customers receive their files as soon as they order: the balance pays for them, and
 * they can be downloaded. Customers must consent to this, because they lose their right of
 * withdrawal.
 */
export function deliversAtOnce({ balance, downloads }: Capabilities): boolean {
  return balance && downloads
}
