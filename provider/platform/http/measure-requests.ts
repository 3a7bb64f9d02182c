import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { readRequestId } from '../../contract/request-id.ts'
import type { Telemetry } from '../../contract/telemetry.ts'
import type { ProviderContext, ProviderEnv } from '../../context.ts'
import { runWithRequestId } from './request-id.ts'

/** Measures every request by its route, continues the trace of its client and keeps its id. */
export function measureRequests(telemetry: Telemetry): MiddlewareHandler<ProviderEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    const { method } = c.req
    const id = readRequestId(c.req.raw.headers)
    const route = getRoute(c)
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      ...(id === undefined ? {} : { 'request.id': id }),
    }
    const start = { name: `${method} ${route}`, parent: c.req.raw.headers, attributes }
    await telemetry.trace({ ...start, kind: 'server' }, async (span) => {
      await runWithRequestId(id, next)
      const { status } = c.res
      span.set({ 'http.response.status_code': status })
      if (status >= 500) span.fail()
      const seconds = (performance.now() - startedAt) / 1000
      const labels = { method, route, status: String(status) }
      telemetry.observe('overtone_provider_request_duration_seconds', labels, seconds)
    })
  }
}

/** Returns the pattern of a route, such as `/api/v1/products/:id`; `none` if no route matches. */
function getRoute(c: ProviderContext): string {
  const isRoute = ({ path }: { path: string }) => !/^\/?\*$/.test(path)
  return matchedRoutes(c).findLast(isRoute)?.path ?? 'none'
}
