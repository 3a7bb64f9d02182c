/**
 * Replaces the query and the fragment of each link in a text, which may contain a secret such as
 * the token of a password reset.
 */
export function redactLinks(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1?[hidden]')
}

/** Returns whether a link of a text was shortened. */
export function isRedacted(text: string): boolean {
  return text.includes('?[hidden]')
}
