import type { RequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Removes the message of an internal error, which belongs in the log, from a server function's
 * response and keeps its status. A PageError is public and is returned unchanged.
 */
export async function sanitizeServerFnResponse(
  response: Response,
  path: string,
  scope: RequestScope,
): Promise<Response> {
  if (!path.startsWith('/_serverFn') || response.status < 500) return response
  if (scope.pageErrorThrown) return response
  await response.body?.cancel()
  scope.app.log('error', 'server-fn-failed', { requestId: scope.requestId, path })
  return Response.json({ message: 'Something went wrong.' }, { status: response.status })
}
