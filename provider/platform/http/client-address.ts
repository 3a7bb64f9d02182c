import { getClientNetwork, getClientSite } from '../../contract/client-network.ts'
import { readVisitorAddress, visitorAddressHeader } from '../../contract/visitor-address.ts'
import type { ProviderOptions } from '../../options.ts'

/**
 * Returns the client's network for rate limits, see `getClientNetwork`: that of the last address in
 * X-Forwarded-For if this header is trusted, else of the visitor's signed address, and else of the
 * connection's address.
 */
export function getClientAddress(request: Request, options: ProviderOptions): string {
  if (options.trustForwarded) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded !== undefined && forwarded !== '') return getClientNetwork(forwarded.slice(0, 64))
  }
  const visitor = readSignedVisitor(request, options)
  if (visitor !== null) return getClientNetwork(visitor)
  // srvx sets `ip` to the peer's address; in-process requests have no `ip`.
  return 'ip' in request && typeof request.ip === 'string'
    ? getClientNetwork(request.ip)
    : 'unknown'
}

function readSignedVisitor({ headers }: Request, options: ProviderOptions): string | null {
  const { visitorSecret, clock = () => new Date() } = options
  const value = headers.get(visitorAddressHeader)
  if (!visitorSecret || value === null) return null
  return readVisitorAddress(value, visitorSecret, clock().getTime())
}

/**
 * Returns the subnet of a client's address, for limits that many addresses share: the first 24 bits
 * of an IPv4 address, the first 48 bits of an IPv6 address.
 */
export function getClientSubnet(address: string): string {
  const parts = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  return parts === undefined ? (getClientSite(address) ?? address) : `${parts}.0/24`
}
