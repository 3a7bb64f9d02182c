import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { logSecurityEvent } from '#provider/platform/server/log.ts'

/**
 * Logs a request rejected by the storefront in the security log; the provider logs its own
 * refusals.
 */
export function logRefusal({ method, url }: Request, status: number): void {
  const { app, requestId, visitorAddress: address } = getRequestScope()
  const route = new URL(url).pathname
  logSecurityEvent(app.log, 'access-refused', { requestId, address, method, route, status })
}
