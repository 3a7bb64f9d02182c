import { createServerEntry } from '@tanstack/react-start/server-entry'
import { respondBusy } from './features/static-pages/respond-busy.server.ts'
import type { AppContext } from './request-scope/app-context.ts'
import { bufferRequestBody } from './server/http/buffer-request-body.ts'
import { ensureDecodablePath } from './server/http/decodable-path.ts'
import { handleRequest } from './server/http/handle-request.server.ts'
import { isPageRequest } from './server/http/non-pages.ts'
import { renderPage } from './server/http/render-page.server.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { app?: AppContext; visitorAddress?: string } }
  }
}

/** Handles requests with the app context of its runtime; see `main.ts` and `edge/main.ts`. */
const entry = createServerEntry({
  fetch: async (request, options) => {
    const app = options?.context?.app ?? (await getDevAppContext())
    const visitorAddress = options?.context?.visitorAddress ?? '127.0.0.1'
    return handleRequest(request, app, visitorAddress, async () => {
      const render = async () => {
        const buffered = await bufferRequestBody(request)
        return buffered instanceof Request ? renderPage(buffered, options) : buffered
      }
      // Forms, calls and files are never refused.
      if (!app.limitPages || !isPageRequest(request)) return render()
      return (await app.limitPages(render)) ?? respondBusy(request)
    })
  },
})

type Entry = typeof entry

/** Escapes paths that cannot be decoded, for which the framework would render an empty page. */
const server: Entry = {
  fetch: (request, ...options) => entry.fetch(ensureDecodablePath(request), ...options),
}

export default server

/** Only the dev server calls the entry itself. What it needs of Node stays out of the build. */
async function getDevAppContext(): Promise<AppContext> {
  if (!import.meta.env.DEV) throw new Error('The shop was called without its app context.')
  const dev = await import('./server/provider/dev-app-context.ts')
  return dev.getDevAppContext()
}
