/**
 * Returns the mailbox of an email address, by which limits per recipient are counted:
 * `ann+1@example.com` and `ann+2@example.com` usually share one. Not an address to send emails to.
 */
export function getMailbox(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
