import { createEmptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { localizePath, getLoginUrl } from '#app/i18n/paths.ts'
import type { Failure } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { renderFailedFilePage } from './failed-file-page.server.ts'

/** When to try again, in seconds, if the provider does not say it. */
const retryAfterSeconds = '120'

/**
 * Responds to a failed request for a file or an invoice: to browsers that open a link, with a page;
 * to other clients, without one. Redirects guests to the login page, with the order list as the
 * back URL.
 */
export function respondToFailure(failure: Failure, { headers }: Request): Response {
  if (failure.kind !== 'unauthorised') return createFailureResponse(failure, headers)
  const { locale } = getRequestScope()
  const location = getLoginUrl(localizePath('/profile?tab=balance', locale), locale)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function createFailureResponse(failure: Failure, headers: Headers): Response {
  const response = createEmptyErrorResponse(failure)
  const { status } = response
  if (status === 503 && !response.headers.has('retry-after')) {
    response.headers.set('retry-after', retryAfterSeconds)
  }
  if (!isNavigation(headers)) return response
  response.headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(renderFailedFilePage(failure, status, headers), response)
}

/** Returns whether a browser opens a link; browsers without Fetch Metadata accept HTML then. */
function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode')
  if (mode !== null) return mode === 'navigate'
  return headers.get('accept')?.includes('text/html') === true
}
