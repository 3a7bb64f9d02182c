import { randomBytes } from 'node:crypto'
import { serializeLocaleCookie } from '#app/i18n/locale-cookie.ts'
import { getLoginUrl, splitLocale } from '#app/i18n/paths.ts'
import { localeHeader, parseLocaleTag } from '#app/locales/locales.ts'
import type { AppContext, SharedPage } from '#app/request-scope/app-context.ts'
import { runInScope } from '#app/request-scope/request-scope.server.ts'
import type { RequestScope } from '#app/request-scope/request-scope.server.ts'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import { toShopLanguage } from '#shop/languages.ts'
import { respondAlive } from '#provider/contract/health-responses.ts'
import { sendReadiness } from './send-readiness.server.ts'
import { handleThemeRequest } from './handle-theme-request.ts'
import { isLocalVisitor } from '#provider/platform/server/local-visitor.ts'
import { logRefusal } from './log-refusal.server.ts'
import { getStoredLocale, negotiateLocale, findUnsupportedLocale } from './negotiate-locale.ts'
import { getAllowedMethods, isNonPage, isPageRequest } from './non-pages.ts'
import {
  isConfidentialPage,
  personalPageHeaders,
  sharedPageHeaders,
} from '../cache/page-cache-control.ts'
import { getPublicCacheKey } from '../cache/public-cache-key.ts'
import { getCanonicalRedirect } from './redirect-to-canonical.ts'
import { measureRequest } from './measure-request.server.ts'
import { readRequestId } from '#provider/contract/request-id.ts'
import { replaceNonceWithHashes } from './replace-nonce.ts'
import { sanitizeServerFnResponse } from './sanitize-server-fn-response.server.ts'
import { sendIdentityPicture } from '../pictures/send-identity-picture.ts'
import { addSecurityHeaders, getHashSources } from './security-headers.server.ts'
import { readTokenCookie } from './session-cookie.ts'

type Render = () => Promise<Response> | Response

/**
 * Handles a request in its own scope: redirects it to its canonical URL or calls `render`, and adds
 * security headers to the response.
 */
export async function handleRequest(
  request: Request,
  app: AppContext,
  visitorAddress: string,
  render: Render,
): Promise<Response> {
  const url = new URL(request.url)
  const scope = createScope(request, url, app, visitorAddress)
  const unsupported = findUnsupportedLocale(url.pathname, request.headers)
  if (unsupported) {
    app.log('warn', 'Missing locale', { requestId: scope.requestId, locale: unsupported })
  }
  return runInScope(scope, async () => {
    return await measureRequest(request, url, scope, async () => {
      const early = await respondEarly(request, url, scope)
      if (early?.status === 403) logRefusal(request, early.status)
      if (early) return addSecurityHeaders(early)
      const response = await respondWithCache(request, url, scope, render)
      app.log('debug', 'request', {
        requestId: scope.requestId,
        method: request.method,
        path: url.pathname,
        status: response.status,
      })
      return response
    })
  })
}

function createScope(
  request: Request,
  url: URL,
  app: AppContext,
  visitorAddress: string,
): RequestScope {
  const { headers } = request
  const { languages } = app.shop.config
  const requestedLocale =
    splitLocale(url.pathname).locale ?? parseLocaleTag(headers.get(localeHeader) ?? '')
  return {
    app,
    requestId: getRequestId(request, app.settings),
    nonce: randomBytes(16).toString('base64'),
    path: url.pathname,
    locale: requestedLocale
      ? toShopLanguage(requestedLocale, languages)
      : negotiateLocale(headers, languages),
    visitorAddress,
    isLocalVisitor: isLocalVisitor(visitorAddress, headers, app.settings.trustedProxy),
    token: readTokenCookie(headers, isHttps(app)),
    loadDeadline: isPageRequest(request)
      ? performance.now() + app.settings.pageTimeoutMs
      : undefined,
  }
}

/** Returns the id that a trusted proxy has given the request, or a new one. */
function getRequestId({ headers }: Request, { trustedProxy }: AppContext['settings']): string {
  const given = trustedProxy === null ? undefined : readRequestId(headers)
  return given ?? randomBytes(8).toString('hex')
}

/** Returns the response to a request that needs no rendering; null for others. */
function respondEarly(
  request: Request,
  url: URL,
  scope: RequestScope,
): Response | Promise<Response> | null {
  const methods = getAllowedMethods(url.pathname)
  if (methods && !methods.includes(request.method)) {
    return new Response(null, { status: 405, headers: { allow: methods.join(', ') } })
  }
  if (url.pathname === '/healthz') return respondAlive()
  if (url.pathname === '/readyz') return sendReadiness()
  const picture = sendIdentityPicture(url.pathname, scope.app)
  if (picture) return picture
  const themeResponse = handleThemeRequest(request, url.pathname, isHttps(scope.app))
  if (themeResponse || isNonPage(url.pathname)) return themeResponse
  const { languages } = scope.app.shop.config
  const redirect = getCanonicalRedirect(url, languages, () =>
    negotiateLocale(request.headers, languages),
  )
  return redirect && createRedirect(redirect.status, redirect.location)
}

/** Returns the response, using the page cache if the page is the same for all visitors. */
async function respondWithCache(
  request: Request,
  url: URL,
  scope: RequestScope,
  render: Render,
): Promise<Response> {
  const { pageCache, telemetry = noTelemetry } = scope.app
  const renderInScope = async () => {
    const rendered = await telemetry.trace({ name: 'render' }, async () => await render())
    return applyPageStatus(rendered, request, url, scope)
  }
  const key = getPublicCacheKey(request, url)
  if (!pageCache || key === null) {
    return toPersonalResponse(await renderInScope(), request, url, scope)
  }
  scope.cacheResult = 'hit'
  return pageCache.respond(key, request.headers, async () => {
    scope.cacheResult = 'miss'
    const response = await renderInScope()
    if (!isPage(response)) return toPersonalResponse(response, request, url, scope)
    // Rendering continues while the body is read, so errors and cookies may only appear then.
    const html = await response.text()
    const isShared =
      response.status === 200 && !response.headers.has('set-cookie') && !scope.providerFailed
    return isShared
      ? toSharedPage(html, response, scope)
      : toPersonalResponse(new Response(html, response), request, url, scope)
  })
}

/** Prepares a page that is the same for all visitors, without a nonce or cookies. */
function toSharedPage(page: string, response: Response, { nonce }: RequestScope): SharedPage {
  const { html, scriptHashes } = replaceNonceWithHashes(page, nonce)
  const { headers } = addSecurityHeaders(
    new Response(null, {
      headers: { ...Object.fromEntries(response.headers), ...sharedPageHeaders },
    }),
    getHashSources(scriptHashes),
  )
  return { html, headers }
}

/** Prepares a response for a single visitor. */
async function toPersonalResponse(
  rendered: Response,
  request: Request,
  url: URL,
  scope: RequestScope,
): Promise<Response> {
  const sanitized = await sanitizeServerFnResponse(rendered, url.pathname, scope)
  const response = addSecurityHeaders(sanitized)
  const isReusable = response.status === 200 && request.method !== 'POST'
  if (isReusable && isPage(response) && !isConfidentialPage(url)) {
    for (const [name, value] of Object.entries(personalPageHeaders))
      response.headers.set(name, value)
  }
  return addLocaleCookie(response, request, url, scope)
}

/**
 * Returns the response with the status set by its page or by the submitted form. A page that
 * requires login becomes a redirect to the login page. Redirects after a POST use 303, so that the
 * form is not sent again.
 */
function applyPageStatus(
  response: Response,
  { method }: Request,
  url: URL,
  { pageStatus, retryAfterSeconds, submittedForm, locale }: RequestScope,
): Response {
  const redirectStatus = method === 'POST' ? 303 : 307
  if (response.status === 307 && method === 'POST') return setStatus(response, redirectStatus)
  const status = pageStatus ?? submittedForm?.status
  if (status === undefined || !isPage(response)) return response
  if (pageStatus !== 401) {
    const page = setStatus(response, status)
    if (status === 503 && retryAfterSeconds !== undefined)
      page.headers.set('retry-after', String(retryAfterSeconds))
    return page
  }
  void response.body?.cancel()
  const login = getLoginUrl(url.pathname + url.search, locale)
  const redirect = createRedirect(redirectStatus, login)
  for (const cookie of response.headers.getSetCookie())
    redirect.headers.append('set-cookie', cookie)
  return redirect
}

function setStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers })
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true
}

/** Stores the locale of the current page in a cookie, for paths without a locale. */
function addLocaleCookie(
  response: Response,
  request: Request,
  url: URL,
  scope: RequestScope,
): Response {
  const { locale } = splitLocale(url.pathname)
  if (!locale || !isPage(response) || getStoredLocale(request.headers) === locale) return response
  response.headers.append('set-cookie', serializeLocaleCookie(locale, isHttps(scope.app)))
  return response
}

function isHttps({ settings }: AppContext): boolean {
  return settings.origin.startsWith('https:')
}

function createRedirect(status: 303 | 307 | 308, location: string): Response {
  const headers = new Headers({ location })
  if (status !== 308) {
    headers.set('vary', 'Cookie, Accept-Language')
    headers.set('cache-control', 'no-store')
  }
  return new Response(null, { status, headers })
}
