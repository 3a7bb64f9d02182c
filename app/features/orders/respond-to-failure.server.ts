import { createEmptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { localizePath, getLoginUrl } from '#app/i18n/paths.ts'
import type { Failure } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Responds to a failed request for a file or an invoice. Redirects guests to the login page, with
 * the order list as the back URL.
 */
export function respondToFailure(failure: Failure): Response {
  if (failure.kind !== 'unauthorised') return createEmptyErrorResponse(failure)
  const { locale } = getRequestScope()
  const location = getLoginUrl(localizePath('/profile?tab=balance', locale), locale)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
