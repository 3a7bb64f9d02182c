/**
 * Whether a visitor may be sent to an address to pay: it must lie on the shop's own origin or on the
 * one the payment page is known to have (`providerPublicUrl`, null when it is embedded).
 */
export function isPaymentAddress(
  address: string,
  shop: { readonly origin: string; readonly providerPublicUrl: string | null },
): boolean {
  const origin = originOf(address)
  if (origin === null) return false
  return origin === originOf(shop.origin) || origin === originOf(shop.providerPublicUrl ?? '')
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
