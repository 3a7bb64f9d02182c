import { createEmptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { localizePath, getLoginUrl } from '#app/i18n/paths.ts'
import type { Failure } from '#app/provider/failure.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Sends the page of an invoice or a credit note. Redirects guests to the login page, with the list of
 * orders as the back URL; returns 404 for another customer's invoice.
 */
export async function sendInvoice(number: string): Promise<Response> {
  if (getRequestScope().token === null) {
    return respondToFailure({ kind: 'unauthorised', status: 401 })
  }
  const page = await getProviderClient().invoices.open(number)
  return page.ok ? page.value : respondToFailure(page.failure)
}

function respondToFailure(failure: Failure): Response {
  if (failure.kind !== 'unauthorised') return createEmptyErrorResponse(failure)
  const { locale } = getRequestScope()
  const location = getLoginUrl(localizePath('/profile?tab=balance', locale), locale)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
