/**
 * Returns the network that rate limits count: an IPv4 address, or the /64 prefix of an IPv6
 * address, which usually belongs to one household. Ignores the port that some proxies append:
 * `192.0.2.1:5678`, `[2001:db8::1]:5678`.
 */
export function getClientNetwork(address: string): string {
  const plain = removePort(address.trim())
  if (!/^[\da-f:.]*:[\da-f:.]*:[\da-f:.]*(%.*)?$/i.test(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const [before = '', after] = plain.replace(/%.*$/, '').split('::')
  const head = splitGroups(before)
  const tail = splitGroups(after ?? '')
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...gap, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * Returns the /48 prefix of an IPv6 /64 network, which ISPs assign to one site and cheap hosting to
 * one customer; null for anything else.
 */
export function getClientSite(network: string): string | null {
  const [, site] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? []
  return site === undefined ? null : `${site}::/48`
}

function removePort(address: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?$/.exec(address) ?? []
  return inBrackets ?? beforePort ?? address
}

function splitGroups(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
