/**
 * Whether customers may be redirected to a URL to pay: its origin must be the shop's or that of
 * `providerPublicUrl` (null if the provider is embedded).
 */
export function isPaymentAddress(
  address: string,
  shop: { readonly origin: string; readonly providerPublicUrl: string | null },
): boolean {
  const origin = getOrigin(address)
  if (origin === null) return false
  return origin === getOrigin(shop.origin) || origin === getOrigin(shop.providerPublicUrl ?? '')
}

function getOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
