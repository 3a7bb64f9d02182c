import type { Settings } from '#app/request-scope/settings.ts'

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Whether a visitor sits at this very machine. Behind a proxy nobody told of, every visitor seems to:
 * then a forwarded header gives the proxy away, and nobody is taken for local. Nor is who asks for
 * another name: a page of the web may have given its own name this machine's address.
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
