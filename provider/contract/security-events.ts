/**
 * The events of the security log and their levels. The storefront and the embedded provider write
 * to the same log; `docs/security.md` lists the fields.
 */
export const securityEvents = {
  login: 'info',
  'login-failed': 'warn',
  logout: 'info',
  'session-ended': 'info',
  'other-sessions-ended': 'info',
  'password-changed': 'info',
  'password-check-failed': 'warn',
  'password-reset-requested': 'info',
  'password-reset': 'info',
  'password-reset-failed': 'warn',
  'email-change-requested': 'info',
  'email-changed': 'info',
  'email-verified': 'info',
  'passkey-added': 'info',
  'passkey-rejected': 'warn',
  'passkey-removed': 'info',
  'data-downloaded': 'info',
  'deletion-requested': 'info',
  'deletion-canceled': 'info',
  'customer-blocked': 'info',
  'customer-unblocked': 'info',
  'customer-deleted': 'info',
  'customer-exported': 'info',
  'customer-reset-sent': 'info',
  'customer-email-requested': 'info',
  'access-refused': 'warn',
  'rate-limited': 'warn',
} as const

export type SecurityEvent = keyof typeof securityEvents
