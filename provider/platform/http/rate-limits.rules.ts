export interface RateLimit {
  /** The number of attempts allowed within `seconds`. */
  readonly points: number
  readonly seconds: number
}

/**
 * The limits in production. `…Account` limits the attempts on an account, per client address if the
 * route is public. `…Address` limits the attempts from a client address, `…Network` those from its
 * network. `…Recipient` limits the emails to a mailbox that may belong to somebody else.
 * `withdrawalRecipient`, `withdrawalReceipts`, `withdrawalOwner`, `withdrawalNotice`,
 * `contactOwner` and `contactNotice` only limit emails; they never refuse a withdrawal or a
 * message. If wrong passwords for an account exceed `loginEverywhere` across all addresses, each
 * address is limited to `loginUnderAttack`.
 */
export const defaultLimits = {
  loginAccount: { points: 10, seconds: 900 },
  loginEverywhere: { points: 50, seconds: 3600 },
  loginUnderAttack: { points: 3, seconds: 3600 },
  loginAddress: { points: 100, seconds: 3600 },
  registerAddress: { points: 10, seconds: 3600 },
  registerNetwork: { points: 30, seconds: 3600 },
  forgotAccount: { points: 5, seconds: 3600 },
  forgotRecipient: { points: 10, seconds: 3600 },
  forgotAddress: { points: 30, seconds: 3600 },
  resetAddress: { points: 30, seconds: 3600 },
  resetCheckAddress: { points: 100, seconds: 3600 },
  verificationAccount: { points: 10, seconds: 3600 },
  verificationRecipient: { points: 5, seconds: 3600 },
  verificationAddress: { points: 30, seconds: 3600 },
  passwordAccount: { points: 10, seconds: 3600 },
  passwordCheckAccount: { points: 30, seconds: 3600 },
  pictureAccount: { points: 20, seconds: 3600 },
  dataAccount: { points: 10, seconds: 3600 },
  passkeyAccount: { points: 20, seconds: 3600 },
  passkeyAddress: { points: 100, seconds: 3600 },
  contactAddress: { points: 10, seconds: 3600 },
  contactOwner: { points: 60, seconds: 3600 },
  contactNotice: { points: 1, seconds: 3600 },
  certificateAddress: { points: 60, seconds: 3600 },
  couponAccount: { points: 20, seconds: 3600 },
  couponAddress: { points: 100, seconds: 3600 },
  cartAccount: { points: 1000, seconds: 3600 },
  favoritesAccount: { points: 3000, seconds: 3600 },
  paymentAccount: { points: 20, seconds: 3600 },
  paymentRecipient: { points: 20, seconds: 3600 },
  paymentAddress: { points: 100, seconds: 3600 },
  withdrawalAccount: { points: 10, seconds: 3600 },
  withdrawalRecipient: { points: 5, seconds: 3600 },
  withdrawalReceipts: { points: 200, seconds: 3600 },
  withdrawalAddress: { points: 30, seconds: 3600 },
  withdrawalOwner: { points: 20, seconds: 3600 },
  withdrawalNotice: { points: 1, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof defaultLimits
