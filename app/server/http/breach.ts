import { readTokenCookie } from './session-cookie.ts'

/**
 * Returns whether another site could learn the contents of a personal page from its compressed size
 * (the BREACH attack), by making a customer's browser request pages that repeat its guesses. Only
 * requests from the shop's own pages or the address bar are known not to come from another site.
 */
export function isExposedToBreach({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return false
  return (readTokenCookie(headers, true) ?? readTokenCookie(headers, false)) !== null
}
