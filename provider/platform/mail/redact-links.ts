/**
 * Removes the query and the fragment of each link in a text, which may contain a secret such as a
 * password reset token.
 */
export function redactLinks(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1?[hidden]')
}

/** Returns whether any link in a text has been redacted. */
export function isRedacted(text: string): boolean {
  return text.includes('?[hidden]')
}
