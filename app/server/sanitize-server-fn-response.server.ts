import type { RequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * The answer of a server function as a stranger may see it. What failed before any function was
 * reached was not a call at all (422); a failure inside one keeps its status and loses its words,
 * which are for the log.
 */
export async function sanitizeServerFnResponse(
  response: Response,
  path: string,
  scope: RequestScope,
): Promise<Response> {
  if (!path.startsWith('/_serverFn') || response.status < 500) return response
  await response.body?.cancel()
  if (scope.serverFnReached) {
    scope.app.log('error', 'server function failed', { requestId: scope.requestId, path })
    return Response.json({ message: 'Something went wrong.' }, { status: response.status })
  }
  return Response.json({ message: 'The given data was invalid.' }, { status: 422 })
}
