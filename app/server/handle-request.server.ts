import { randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { parseLocaleTag } from '#app/locales/locales.ts'
import { loginAddress, splitLocale } from '#app/i18n/paths.ts'
import { allowedMethods } from './allowed-methods.ts'
import { redirectToCanonical } from './redirect-to-canonical.ts'
import { publicCacheKey } from './public-cache-key.ts'
import { sanitizeServerFnResponse } from './sanitize-server-fn-response.server.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { unsupportedLocale } from './unsupported-locale.ts'
import { runInScope } from '#app/request-scope/request-scope.server.ts'
import type { RequestScope } from '#app/request-scope/request-scope.server.ts'
import { withSecurityHeaders } from './security-headers.server.ts'
import { tokenCookieName } from './session-cookie.ts'
import { handleThemeRequest } from './handle-theme-request.ts'
import { localeCookieName, localeFromCookie, negotiateLocale } from './negotiate-locale.ts'

/** The header in which the browser tells a server function the language of its page. */
const localeHeader = 'x-page-locale'

/** Paths that are not pages: they carry no language and are never redirected. */
const plainPaths = /^\/(_serverFn|media|download|share|sitemap|health|theme|assets)(\/|$)/

/**
 * Answers one request of a visitor: opens its scope, sends it to the canonical address or lets
 * `render` answer it, and puts the security headers on whatever comes out.
 */
export async function handleRequest(
  request: Request,
  app: AppContext,
  visitorAddress: string,
  render: () => Promise<Response> | Response,
): Promise<Response> {
  const url = new URL(request.url)
  const scope = openScope(request, url, app, visitorAddress)
  const missing = unsupportedLocale(url.pathname, request.headers)
  if (missing) app.log('warn', 'Missing locale', { requestId: scope.requestId, locale: missing })
  return runInScope(scope, async () => {
    const methods = allowedMethods(url.pathname)
    if (methods && !methods.includes(request.method))
      return withSecurityHeaders(notAllowed(methods))
    const chosen = handleThemeRequest(request, url.pathname)
    if (chosen) return withSecurityHeaders(chosen)
    if (!plainPaths.test(url.pathname)) {
      const move = redirectToCanonical(url, () => negotiateLocale(request.headers))
      if (move) return withSecurityHeaders(redirection(move.status, move.location))
    }
    const response = rememberLocale(
      withSecurityHeaders(
        await sanitizeServerFnResponse(
          await rendered(request, url, scope, render),
          url.pathname,
          scope,
        ),
      ),
      request,
      url,
    )
    app.log('debug', 'request', {
      requestId: scope.requestId,
      method: request.method,
      path: url.pathname,
      status: response.status,
    })
    return response
  })
}

/** What `render` makes of the request; a page that is the same for everyone is rendered for all. */
async function rendered(
  request: Request,
  url: URL,
  scope: RequestScope,
  render: () => Promise<Response> | Response,
): Promise<Response> {
  const renderIn = async (inner: RequestScope) =>
    withPageStatus(await runInScope(inner, render), request, url, inner)
  const { pageCache } = scope.app
  const key = pageCache && scope.token === null ? publicCacheKey(request, url) : null
  if (!pageCache || key === null) return renderIn(scope)
  return pageCache.respond(key, scope.nonce, (nonce) => {
    const inner: RequestScope = { ...scope, nonce }
    // Read in the scope it is rendered in: a stream renders while it is read.
    return runInScope(inner, async () => {
      const response = await renderIn(inner)
      const text = isPage(response) ? await response.text() : null
      return { response, text, isComplete: !inner.providerFailed }
    })
  })
}

function openScope(
  request: Request,
  url: URL,
  app: AppContext,
  visitorAddress: string,
): RequestScope {
  const named =
    splitLocale(url.pathname).locale ?? parseLocaleTag(request.headers.get(localeHeader) ?? '')
  return {
    app,
    requestId: randomBytes(8).toString('hex'),
    nonce: randomBytes(16).toString('base64'),
    path: url.pathname,
    locale: named ?? negotiateLocale(request.headers),
    visitorAddress,
    token: tokenOf(request.headers.get('cookie') ?? ''),
  }
}

/** The access token of the cookie; what no header could carry was never given out as one. */
function tokenOf(cookies: string): string | null {
  const token = parse(cookies, tokenCookieName)[tokenCookieName] ?? ''
  return /^[\x21-\x7e]+$/.test(token) ? token : null
}

/**
 * The answer with the status its page asked for, or that of the refused form it shows; a page that
 * needs a login becomes the way there. Where a page leads on, what was sent to it is not sent again.
 */
function withPageStatus(
  response: Response,
  { method }: Request,
  url: URL,
  { pageStatus, submittedForm, locale }: RequestScope,
): Response {
  const onward = method === 'POST' ? 303 : 307
  if (response.status === 307 && method === 'POST') return withStatus(response, onward)
  const status = pageStatus ?? submittedForm?.status
  if (status === undefined || !isPage(response)) return response
  if (pageStatus !== 401) return withStatus(response, status)
  void response.body?.cancel()
  const move = redirection(onward, loginAddress(url.pathname + url.search, locale))
  for (const cookie of response.headers.getSetCookie()) move.headers.append('set-cookie', cookie)
  return move
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers })
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true
}

/** Keeps the language of the last page, so that the bare address opens in it. */
function rememberLocale(response: Response, request: Request, url: URL): Response {
  const { locale } = splitLocale(url.pathname)
  if (!locale || !isPage(response) || localeFromCookie(request.headers) === locale) return response
  const cookie = serialize(localeCookieName, locale, { path: '/', maxAge: year, sameSite: 'Lax' })
  response.headers.append('set-cookie', cookie)
  return response
}

const year = 365 * 24 * 60 * 60

function redirection(status: 303 | 307 | 308, location: string): Response {
  const headers = new Headers({ location })
  if (status !== 308) {
    headers.set('vary', 'Cookie, Accept-Language')
    headers.set('cache-control', 'no-store')
  }
  return new Response(null, { status, headers })
}

function notAllowed(methods: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { allow: methods.join(', ') } })
}
