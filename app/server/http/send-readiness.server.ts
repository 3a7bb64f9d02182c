import { respondReady } from '#provider/contract/health-responses.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getReachability } from '../provider/provider.server.ts'

/**
 * Sends the response of `/readyz`. A remote provider that is down does not make the storefront
 * unready: all of its processes would be taken out of service, and with them the cached pages and
 * the page that says what is wrong.
 */
export async function sendReadiness(): Promise<Response> {
  const { app } = getRequestScope()
  const checks = (await app.checkReadiness?.()) ?? {}
  const provider = await getReachability()
  return respondReady(checks, app.isStopping?.() ?? false, provider === null ? {} : { provider })
}
