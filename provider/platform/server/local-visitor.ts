import type { SharedSettings } from '#shop/settings/shared-settings.ts'

const localHostPattern = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Returns whether a request comes from this machine. Behind a local proxy, every request comes from
 * a local address, so without TRUSTED_PROXY a request with a forwarding header does not count as
 * local. Neither does a request for another host name, because a website may have pointed its
 * domain at this machine's address (DNS rebinding).
 */
export function isLocalVisitor(
  address: string | undefined,
  headers: Headers,
  trustedProxy: SharedSettings['trustedProxy'],
): boolean {
  if (!/^(::1|(::ffff:)?127\.)/.test(address ?? '')) return false
  if (!localHostPattern.test(headers.get('host') ?? '')) return false
  return trustedProxy !== null || !forwardedHeaders.some((name) => headers.has(name))
}
