import type { RequestScope } from './request-scope.server.ts'

/** The framework's own words for a function that it does not know, to strangers and to its pages. */
const unknownFunction = /"unhandled":true|Server function info not found/

/**
 * The answer of a server function as a stranger may see it. What failed before any function was
 * reached was not a call at all: 404 where there is no such function, else 422. A failure inside
 * one keeps its status and loses its words, which are for the log.
 */
export async function functionAnswer(
  response: Response,
  path: string,
  scope: RequestScope,
): Promise<Response> {
  if (!path.startsWith('/_serverFn') || response.status < 500) return response
  const text = await response.text()
  if (scope.functionReached) {
    scope.host.log('error', 'server function failed', { requestId: scope.requestId, path })
    return Response.json({ message: 'Something went wrong.' }, { status: response.status })
  }
  return unknownFunction.test(text)
    ? Response.json({ message: 'Not found.' }, { status: 404 })
    : Response.json({ message: 'The given data was invalid.' }, { status: 422 })
}
