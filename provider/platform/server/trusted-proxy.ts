import type { ServerRequest } from 'srvx'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'
import { requestIdHeader } from '../../contract/request-id.ts'

/** The headers in which a proxy names a request and its trace. */
const traceHeaders = ['traceparent', 'tracestate', requestIdHeader]

/**
 * Removes the headers that name a request and its trace, unless the peer is a trusted proxy:
 * visitors must not choose what is recorded, nor the ids in the log.
 */
export function removeUntrustedTrace(
  { headers, runtime }: ServerRequest,
  trustedProxy: SharedSettings['trustedProxy'],
): void {
  // `request.ip` is the visitor's address, as told by a trusted proxy.
  const peer = runtime?.node?.req.socket.remoteAddress
  if (peer !== undefined && isTrustedProxy(peer, trustedProxy)) return
  // Without the check, srvx would copy all headers of every request.
  for (const name of traceHeaders) if (headers.has(name)) headers.delete(name)
}

function isTrustedProxy(peer: string, trustedProxy: SharedSettings['trustedProxy']): boolean {
  const address = peer.replace(/^::ffff:(?=[\d.]+$)/, '')
  if (trustedProxy === 'loopback') return address === '::1' || address.startsWith('127.')
  return trustedProxy?.some((proxy) => proxy === peer || proxy === address) ?? false
}
