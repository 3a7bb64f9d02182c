/**
 * Returns the security headers of all responses of a program with this public origin. Pages replace
 * the content security policy with their own. HSTS includes subdomains and lasts a year.
 */
export function getSecurityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), midi=(self)',
    'content-security-policy': "frame-ancestors 'none'",
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
