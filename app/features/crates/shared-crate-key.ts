/** Returns the query key of a shared crate, which the page's head reads without loading its code. */
export function getSharedCrateKey(token: string) {
  return ['shared-crate', token] as const
}
