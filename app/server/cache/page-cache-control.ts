import { isPagePath, splitLocale } from '#app/i18n/paths.ts'

/**
 * The headers of a page that is the same for all visitors: shared caches may serve it as long as
 * the page cache does, plus 30 seconds while revalidating. It varies by cookie, because cookies
 * determine login, theme and viewport.
 */
export const sharedPageHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
  vary: 'Cookie',
}

/**
 * The headers of a page for a single visitor. It may enter the back/forward cache, which `no-store`
 * can prevent, but HTTP caches never reuse it: browsers may ignore `no-cache` on a back navigation,
 * but not `Vary: *` (RFC 9111, sections 4.1 and 6).
 */
export const personalPageHeaders = { 'cache-control': 'private, no-cache', vary: '*' }

/**
 * Returns whether no cache may store a page: it shows orders, payments or personal details,
 * receives a password or a reset link, belongs to a revocable link, or differs on the shop's own
 * machine. Also true for URLs that are not the canonical URL of a page.
 */
export function isConfidentialPage({ pathname, searchParams }: URL): boolean {
  const { path } = splitLocale(pathname)
  return (
    !isPagePath(path) ||
    /^\/(auth|crates|delete-account|ledger|library|opening|orders|payment|profile|withdrawal)(\/|$)/.test(
      path,
    ) ||
    /^\/certificates\/./.test(path) ||
    (path === '/cart' && searchParams.has('step'))
  )
}
