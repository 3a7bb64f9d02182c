/**
 * Whether customers may be redirected to a URL to pay: its origin must be the shop's or the origin
 * of `providerPublicUrl` (null if the provider is embedded).
 */
export function isPaymentAddress(
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
