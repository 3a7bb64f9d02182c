/** The reserved domains, which cannot be registered. https://www.rfc-editor.org/rfc/rfc2606 */
const reservedDomain = /^([^@]*\.)?(example(\.(com|net|org))?|test|invalid|localhost)\.?$/i

/** Returns whether a domain, or an email address's domain, is reserved for examples and tests. */
export function isReservedDomain(text: string): boolean {
  return reservedDomain.test(text.slice(text.lastIndexOf('@') + 1))
}
