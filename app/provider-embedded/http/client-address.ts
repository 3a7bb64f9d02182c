import { isIPv6 } from 'node:net'
import type { ProviderOptions } from '#app/provider-embedded/options.ts'

/**
 * Whose attempts are counted together: the nearest forwarded address when it is trusted. Of an IPv6
 * address the first 64 bits, since a household owns all addresses that share them.
 */
export function getClientAddress(request: Request, options: ProviderOptions): string {
  if (options.trustForwarded) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded !== undefined && forwarded !== '') return network(forwarded.slice(0, 64))
  }
  // The server that listens on a port puts the peer's address here.
  return 'ip' in request && typeof request.ip === 'string' ? network(request.ip) : 'unknown'
}

function network(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...gap, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
