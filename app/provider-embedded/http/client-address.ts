import { isIPv6 } from 'node:net'
import type { ProviderOptions } from '../options.ts'

/**
 * The client's address as the key of rate limits: the last address in X-Forwarded-For if it is
 * trusted, else the address of the connection. For IPv6 it is the /64 prefix, because a household
 * owns all addresses in it.
 */
export function getClientAddress(request: Request, options: ProviderOptions): string {
  if (options.trustForwarded) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded !== undefined && forwarded !== '') return toNetwork(forwarded.slice(0, 64))
  }
  // srvx sets `ip` to the peer's address; there is none without a port.
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
