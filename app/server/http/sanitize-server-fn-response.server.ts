import type { RequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Removes the messages of internal errors, which belong in the log, from a server function's
 * response. An error before any function was reached means an invalid request (422); an error
 * inside a function keeps its status; a PageError is public and is returned unchanged.
 */
export async function sanitizeServerFnResponse(
  response: Response,
  path: string,
  scope: RequestScope,
): Promise<Response> {
  if (!path.startsWith('/_serverFn') || response.status < 500) return response
  if (scope.pageErrorThrown) return response
  await response.body?.cancel()
  if (scope.serverFnReached) {
    scope.app.log('error', 'server-fn-failed', { requestId: scope.requestId, path })
    return Response.json({ message: 'Something went wrong.' }, { status: response.status })
  }
  return Response.json({ message: 'The given data was invalid.' }, { status: 422 })
}
