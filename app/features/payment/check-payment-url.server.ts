import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { reportForeignOrigin } from '#app/server/provider/provider.server.ts'
import { getOrigin, isAllowedPaymentUrl } from './payment-address.ts'

/** Returns whether customers may be sent to a payment page. Logs a disallowed origin once. */
export function checkPaymentUrl(url: string): boolean {
  const { app } = getRequestScope()
  if (isAllowedPaymentUrl(url, app.settings)) return true
  reportForeignOrigin('payment-url-rejected', getOrigin(url) ?? 'invalid', 'PAYMENT_ORIGINS')
  return false
}
