import type { RequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Removes the messages of internal errors, which belong in the log, from a server function's
 * response. Errors before any function was reached mean an invalid request (422); errors inside a
 * function keep their status; a PageError is public and returned unchanged.
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
