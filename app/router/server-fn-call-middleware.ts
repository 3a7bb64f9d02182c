import { getServerFnById } from '#tanstack-start-server-fn-resolver'
import { createMiddleware } from '@tanstack/react-start'

/**
 * Responds with 404 if this build lacks the called server function, and with 400 if the call does
 * not come from the framework's client, which adds a header. The framework itself would throw or
 * return a value that is not a response.
 */
export const serverFnCallMiddleware = createMiddleware().server(
  async ({ next, pathname, request }) => {
    const [, folder, id = ''] = pathname.split('/')
    if (folder !== '_serverFn') return next()
    if (!(await isKnownServerFn(id))) throw respond('Not found.', 404)
    if (request.headers.get('x-tsr-serverfn') !== 'true') throw respond('Bad request.', 400)
    return next()
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
