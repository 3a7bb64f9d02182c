import type { Settings } from '#app/request-scope/settings.ts'

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Whether a request comes from this machine. Behind a proxy that TRUSTED_PROXY does not list, every
 * request appears to come from it, so a request with a forwarded header does not count as local.
 * Neither does one with another Host name: a web page may have pointed its own name at this
 * machine's address (DNS rebinding).
 */
export function isLocalVisitor(
  address: string | undefined,
  headers: Headers,
  trustedProxy: Settings['trustedProxy'],
): boolean {
  if (!/^(::1|(::ffff:)?127\.)/.test(address ?? '')) return false
  if (!localHost.test(headers.get('host') ?? '')) return false
  return trustedProxy !== null || !forwardedHeaders.some((name) => headers.has(name))
}
