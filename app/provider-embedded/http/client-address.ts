import { isIPv6 } from 'node:net'
import type { ProviderOptions } from '../options.ts'

/**
 * Returns the client's address, the key for rate limits: the last address in X-Forwarded-For if
 * that header is trusted, otherwise the address of the connection. An IPv6 address is reduced to
 * its /64 prefix, because all addresses in it usually belong to one household.
 */
export function getClientAddress(request: Request, options: ProviderOptions): string {
  if (options.trustForwarded) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded !== undefined && forwarded !== '') return toNetwork(forwarded.slice(0, 64))
  }
  // srvx sets `ip` to the peer's address; requests that are handled in-process have no `ip`.
  return 'ip' in request && typeof request.ip === 'string' ? toNetwork(request.ip) : 'unknown'
}

function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const head = splitGroups(before)
  const tail = splitGroups(after ?? '')
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...gap, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function splitGroups(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
