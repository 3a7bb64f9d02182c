import { getServerFnById } from '#tanstack-start-server-fn-resolver'
import { createMiddleware } from '@tanstack/react-start'

/**
 * Responds with 404 if this build does not have the called server function; the framework itself
 * would throw.
 */
export const unknownServerFnMiddleware = createMiddleware().server(async ({ next, pathname }) => {
  const [, folder, id = ''] = pathname.split('/')
  if (folder !== '_serverFn' || (await isKnownServerFn(id))) return next()
  throw Response.json({ message: 'Not found.' }, { status: 404 })
})

async function isKnownServerFn(id: string): Promise<boolean> {
  try {
    await getServerFnById(id, { origin: 'client' })
    return true
  } catch {
    return false
  }
}
