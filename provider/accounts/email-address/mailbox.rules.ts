/**
 * Returns the mailbox of an email address, the key of limits per recipient: `ann+1@example.com` and
 * `ann+2@example.com` usually reach the same one. Emails are never sent to it.
 */
export function getMailbox(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
