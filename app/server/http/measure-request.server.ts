import type { RequestScope } from '#app/request-scope/request-scope.server.ts'
import { getRequestKind } from './request-kind.ts'

/**
 * Measures a request by its kind, status and cache result until the headers of its response are
 * ready, and continues the trace of a trusted proxy. No path is recorded: some contain secrets.
 */
export async function measureRequest(
  { method, headers }: Request,
  { pathname }: URL,
  scope: RequestScope,
  respond: () => Promise<Response>,
): Promise<Response> {
  const { telemetry, settings } = scope.app
  if (telemetry === undefined) return await respond()
  const startedAt = performance.now()
  const kind = getRequestKind(pathname)
  const attributes = {
    'http.request.method': method,
    'http.route': kind,
    'request.id': scope.requestId,
  }
  const parent = settings.trustedProxy === null ? {} : { parent: headers }
  const start = { name: `${method} ${kind}`, kind: 'server', attributes, ...parent } as const
  return await telemetry.trace(start, async (span) => {
    // If `respond` rejects, the server responds with an error page.
    let status = 500
    try {
      const response = await respond()
      status = response.status
      return response
    } finally {
      const cache = scope.cacheResult ?? 'none'
      span.set({ 'http.response.status_code': status, 'page.cache': cache })
      if (status >= 500) span.fail()
      const seconds = (performance.now() - startedAt) / 1000
      const labels = { kind, status: String(status), cache }
      telemetry.observe('overtone_page_duration_seconds', labels, seconds)
    }
  })
}
