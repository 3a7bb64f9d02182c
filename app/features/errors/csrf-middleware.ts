import { createCsrfMiddleware, createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { logRefusal } from '#app/server/http/log-refusal.server.ts'

/**
 * Rejects server function calls and form submissions from other sites with 403: those whose
 * `Sec-Fetch-Site` header is not `same-origin` or, without that header, whose `Origin` or `Referer`
 * is neither the setting `ORIGIN` nor the request's origin. Behind a proxy that terminates TLS, the
 * request's origin differs from the browser's.
 */
export const csrfMiddleware = createCsrfMiddleware({
  filter: ({ handlerType, request }) => handlerType === 'serverFn' || request.method === 'POST',
  origin: (origin, { request }) =>
    origin === getConfiguredOrigin() || origin === new URL(request.url).origin,
  failureResponse: ({ request }) => {
    logCrossSiteRequest(request)
    return new Response('Forbidden', { status: 403 })
  },
})

const getConfiguredOrigin = createIsomorphicFn().server(
  () => findRequestScope()?.app.settings.origin,
)

const logCrossSiteRequest = createIsomorphicFn().server((request: Request) => {
  logRefusal(request, 403)
})
