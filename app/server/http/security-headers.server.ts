import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getSecurityHeaders } from '#provider/platform/server/security-headers.ts'

/** The sources in a content security policy for a page's scripts and styles. */
interface PageSources {
  readonly scripts: string
  readonly styles: string
}

/**
 * Returns a copy of the response with security headers. Pages also get a content security policy,
 * which allows elements with the request's nonce unless `sources` allows others. Disables caching
 * for responses without `cache-control`, except permanent redirects.
 */
export function addSecurityHeaders(
  response: Response,
  sources: PageSources = getNonceSources(),
): Response {
  const secured = new Response(response.body, response)
  const { headers } = secured
  const { app } = getRequestScope()
  for (const [name, value] of Object.entries(getSecurityHeaders(app.settings.origin))) {
    // Media have their own, stricter content security policy.
    if (!headers.has(name)) headers.set(name, value)
  }
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  // Invoices are pages with their own, stricter policy.
  if (isPage && !response.headers.has('content-security-policy')) {
    headers.set('content-security-policy', buildContentSecurityPolicy(sources))
  }
  // A permanent redirect only depends on its URL; other responses may depend on the visitor.
  if (secured.status !== 308 && !headers.has('cache-control')) {
    headers.set('cache-control', 'private, no-store')
  }
  return secured
}

/**
 * Returns the sources for a page sent to many visitors, which cannot contain a nonce: the hashes of
 * its inline scripts, and the shop's own files.
 */
export function getHashSources(scriptHashes: readonly string[]): PageSources {
  return {
    scripts: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    styles: "'self'",
  }
}

function getNonceSources(): PageSources {
  const { nonce } = getRequestScope()
  return {
    scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    styles: `'self' 'nonce-${nonce}'`,
  }
}

function buildContentSecurityPolicy({ scripts, styles }: PageSources): string {
  const { app } = getRequestScope()
  const { providerPublicUrl, paymentOrigins, publicFilesUrl } = app.settings
  const files = publicFilesUrl === null ? '' : ` ${new URL(publicFilesUrl).origin}`
  const paymentSources = [...(providerPublicUrl ? [providerPublicUrl] : []), ...paymentOrigins]
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src-elem ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${files}`,
    // Long previews are streamed by audio elements; the others are loaded with `fetch`.
    `media-src 'self'${files}`,
    "font-src 'self'",
    // The dev server sends hot updates over a WebSocket.
    `connect-src 'self'${files}${import.meta.env?.DEV ? ' ws:' : ''}`,
    `form-action ${["'self'", ...paymentSources].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
