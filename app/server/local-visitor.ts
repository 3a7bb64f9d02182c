import type { Settings } from './settings.ts'

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * Whether a visitor sits at this very machine. Behind a proxy nobody told of, every visitor seems to:
 * then a forwarded header gives the proxy away, and nobody is taken for local.
 */
export function isLocalVisitor(
  address: string | undefined,
  headers: Headers,
  trustedProxy: Settings['trustedProxy'],
): boolean {
  if (!/^(::1|(::ffff:)?127\.)/.test(address ?? '')) return false
  return trustedProxy !== null || !forwardedHeaders.some((name) => headers.has(name))
}
