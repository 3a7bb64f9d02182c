import { getServerFnById } from '#tanstack-start-server-fn-resolver'
import { createMiddleware } from '@tanstack/react-start'
import { hasReadableInput } from './server-fn-input.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Responds with 404 if this build lacks the called server function, with 400 if the call
 * does not come from the framework's client, which adds a header, and with 422 if its input cannot
 * be decoded; the framework itself would throw or return a value that is not a response.
 */
export const serverFnCallMiddleware = createMiddleware().server(
  async ({ next, pathname, request }) => {
    const [, folder, id = ''] = pathname.split('/')
    if (folder !== '_serverFn') return next()
    if (!(await isKnownServerFn(id))) throw respond('Not found.', 404)
    if (request.headers.get('x-tsr-serverfn') !== 'true') throw respond('Bad request.', 400)
    if (await hasReadableInput(request)) return next()
    const { app, requestId } = getRequestScope()
    app.log('warn', 'server-fn-input-rejected', { requestId, path: pathname })
    throw respond('The given data was invalid.', 422)
  },
)

function respond(message: string, status: number): Response {
  return Response.json({ message }, { status })
}

async function isKnownServerFn(id: string): Promise<boolean> {
  try {
    await getServerFnById(id, { origin: 'client' })
    return true
  } catch {
    return false
  }
}
