import type { LimitName } from '#provider/platform/http/rate-limits.rules.ts'

/** The limits of calls that may cost more than ten pages, by part of their name. */
const limits: readonly (readonly [RegExp, LimitName | 'balance' | 'bought once'])[] = [
  [/register|signUp|auth\/sign-up/i, 'registerAddress'],
  [/reset/i, 'resetAddress'],
  [/customer\/login|logIn\b|auth\/login/i, 'loginAddress'],
  [/profile|saveProfile|changePassword|passkeys/i, 'passwordCheckAccount'],
  [/picture/i, 'pictureAccount'],
  [/coupon|applyCode/i, 'couponAccount'],
  [/favorites|crates?\b/i, 'favoritesAccount'],
  [/save-order|placeOrder|payOrder/i, 'balance'],
  [/downloads?\b/i, 'bought once'],
  [/cart|checkout|addToCart|removeCartLine|addAll|saveAddress/i, 'cartAccount'],
  [/payment|topUp/i, 'paymentAccount'],
  [/withdraw/i, 'withdrawalAccount'],
  [/contact/i, 'contactAddress'],
]

/** Returns the limit of a call besides its cost, by name; null if there is none. */
export function findOwnLimit(name: string): string | null {
  if (/^page |^file |endpoint GET /.test(name)) return null
  return limits.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
