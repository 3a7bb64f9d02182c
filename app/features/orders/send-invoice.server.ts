import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { respondToFailure } from './respond-to-failure.server.ts'

/**
 * Sends the page of an invoice or a credit note. Redirects guests to the login page, with the order
 * list as the back URL; returns 404 for another customer's invoice.
 */
export async function sendInvoice(request: Request, number: string): Promise<Response> {
  if (getRequestScope().token === null) {
    return respondToFailure({ kind: 'unauthorised', status: 401 }, request)
  }
  const page = await getProviderClient().invoices.open(number)
  return page.ok ? page.value : respondToFailure(page.failure, request)
}
