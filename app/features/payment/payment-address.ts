import type { Settings } from '#app/request-scope/settings.ts'

/**
 * Returns whether a payment redirect to a URL is allowed: its origin must be the shop's, that of
 * `providerPublicUrl` (null if the provider is embedded), or one of `paymentOrigins`.
 */
export function isAllowedPaymentUrl(
  url: string,
  shop: Pick<Settings, 'origin' | 'providerPublicUrl' | 'paymentOrigins'>,
): boolean {
  const origin = getOrigin(url)
  if (origin === null) return false
  const { origin: shopOrigin, providerPublicUrl, paymentOrigins } = shop
  return [shopOrigin, providerPublicUrl ?? '', ...paymentOrigins].map(getOrigin).includes(origin)
}

/** Returns the origin of an HTTP or HTTPS URL; null for other text. */
export function getOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, origin } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
