import { requestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Adds to every answer what a hostile page or script must meet; pages also get their policy. An
 * answer that does not say how long it lasts is kept by no cache.
 */
export function withSecurityHeaders(response: Response): Response {
  const answer = new Response(response.body, response)
  const { headers } = answer
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'DENY')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  const { app } = requestScope()
  if (app.settings.origin.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=31536000')
  }
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentPolicy())
  }
  // A lasting move depends on its address alone; everything else may be about this visitor.
  if (answer.status !== 308 && !headers.has('cache-control')) {
    headers.set('cache-control', 'private, no-store')
  }
  return answer
}

function contentPolicy(): string {
  const { nonce, app } = requestScope()
  const payment = app.settings.providerPublicUrl ? ` ${app.settings.providerPublicUrl}` : ''
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    // The dev server speaks to its page over a web socket.
    `connect-src 'self'${import.meta.env?.DEV ? ' ws:' : ''}`,
    `form-action 'self'${payment}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
