/**
 * The features that not every provider has. All providers have products, accounts, carts and
 * orders.
 */
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

/** Something that only some providers can do. */
export type Capability = (typeof capabilityNames)[number]
