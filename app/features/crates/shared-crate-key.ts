/**
 * Returns the query key of a shared crate, which the page's head reads without loading the page's
 * code.
 */
export function getSharedCrateKey(token: string) {
  return ['shared-crate', token] as const
}
