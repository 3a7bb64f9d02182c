import { respondToFailure } from '#app/features/orders/respond-to-failure.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** Sends a ZIP with all data about the customer. Redirects guests to the login page. */
export async function sendCustomerData(request: Request): Promise<Response> {
  if (getRequestScope().token === null) {
    return respondToFailure({ kind: 'unauthorised', status: 401 }, request)
  }
  // Each request finds other data, so that parts of a file do not fit together.
  const file = await getProviderClient().files.customerData({ headers: new Headers() })
  return file.ok ? file.value : respondToFailure(file.failure, request)
}
