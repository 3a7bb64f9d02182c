/**
 * Returns whether a payment redirect to a URL is allowed: its origin must be the shop's or that of
 * `providerPublicUrl`, which is null if the provider is embedded.
 */
export function isAllowedPaymentUrl(
  url: string,
  shop: { readonly origin: string; readonly providerPublicUrl: string | null },
): boolean {
  const origin = getOrigin(url)
  if (origin === null) return false
  return origin === getOrigin(shop.origin) || origin === getOrigin(shop.providerPublicUrl ?? '')
}

function getOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, origin } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
