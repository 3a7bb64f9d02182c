import { randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { localeOfTag } from '#app/i18n/locales.ts'
import { loginAddress, splitLocale } from '#app/i18n/paths.ts'
import { allowedMethods } from './allowed-methods.ts'
import { moveToCanonical } from './canonical-path.ts'
import { commonPageKey } from './common-page.ts'
import { functionAnswer } from './function-answer.server.ts'
import type { Host } from './host.ts'
import { missingLocale } from './missing-locale.ts'
import { runInScope } from './request-scope.server.ts'
import type { RequestScope } from './request-scope.server.ts'
import { secure } from './security-headers.server.ts'
import { tokenCookieName } from './session-cookie.ts'
import { themeAnswer } from './theme-answer.ts'
import { localeCookieName, rememberedLocale, visitorLocale } from './visitor-locale.ts'

/** The header in which the browser tells a server function the language of its page. */
const localeHeader = 'x-page-locale'

/** Paths that are not pages: they carry no language and are never redirected. */
const plainPaths = /^\/(_serverFn|media|download|share|sitemap|health|theme|assets)(\/|$)/

/**
 * Answers one request of a visitor: opens its scope, sends it to the canonical address or lets
 * `render` answer it, and puts the security headers on whatever comes out.
 */
export async function answerRequest(
  request: Request,
  host: Host,
  visitorAddress: string,
  render: () => Promise<Response> | Response,
): Promise<Response> {
  const url = new URL(request.url)
  const scope = openScope(request, url, host, visitorAddress)
  const missing = missingLocale(url.pathname, request.headers)
  if (missing) host.log('warn', 'Missing locale', { requestId: scope.requestId, locale: missing })
  return runInScope(scope, async () => {
    const methods = allowedMethods(url.pathname)
    if (methods && !methods.includes(request.method)) return secure(notAllowed(methods))
    const chosen = themeAnswer(request, url.pathname)
    if (chosen) return secure(chosen)
    if (!plainPaths.test(url.pathname)) {
      const move = moveToCanonical(url, () => visitorLocale(request.headers))
      if (move) return secure(redirection(move.status, move.location))
    }
    const response = rememberLocale(
      secure(
        await functionAnswer(await rendered(request, url, scope, render), url.pathname, scope),
      ),
      request,
      url,
    )
    host.log('debug', 'request', {
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
  const { readyPages } = scope.host
  const key = readyPages && scope.token === null ? commonPageKey(request, url) : null
  if (!readyPages || key === null) return renderIn(scope)
  return readyPages.answer(key, scope.nonce, (nonce) => {
    const inner: RequestScope = { ...scope, nonce }
    // Read in the scope it is rendered in: a stream renders while it is read.
    return runInScope(inner, async () => {
      const response = await renderIn(inner)
      const text = isPage(response) ? await response.text() : null
      return { response, text, isWhole: !inner.providerFailed }
    })
  })
}

function openScope(request: Request, url: URL, host: Host, visitorAddress: string): RequestScope {
  const named =
    splitLocale(url.pathname).locale ?? localeOfTag(request.headers.get(localeHeader) ?? '')
  return {
    host,
    requestId: randomBytes(8).toString('hex'),
    nonce: randomBytes(16).toString('base64'),
    path: url.pathname,
    locale: named ?? visitorLocale(request.headers),
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
  { pageStatus, sentForm, locale }: RequestScope,
): Response {
  const onward = method === 'POST' ? 303 : 307
  if (response.status === 307 && method === 'POST') return withStatus(response, onward)
  const status = pageStatus ?? sentForm?.status
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
  if (!locale || !isPage(response) || rememberedLocale(request.headers) === locale) return response
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
