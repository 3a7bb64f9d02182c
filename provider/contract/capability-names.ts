/**
 * The features that only some providers have. Products, accounts, carts and orders are always
 * available.
 */
export const capabilityNames = [
  'additions',
  'balance',
  'certificates',
  'checkout',
  'contact',
  'downloads',
  'favorites',
  'filters',
  'ledger',
  'library',
  'passkeys',
  'payment',
  'picture',
  'privacy',
  'profile',
  'refresh',
  'reset',
  'sessions',
  'vat',
  'verification',
  'withdrawals',
] as const

/** A feature that only some providers have. */
export type Capability = (typeof capabilityNames)[number]
