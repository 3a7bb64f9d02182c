import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { AppContext } from './request-scope/app-context.ts'
import { bufferRequestBody } from './server/http/buffer-request-body.ts'
import { ensureDecodablePath } from './server/http/decodable-path.ts'
import { handleRequest } from './server/http/handle-request.server.ts'
import { getRemoteAppContext } from './server/provider/remote-app-context.ts'
import { renderPage } from './server/http/render-page.server.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { app?: AppContext; visitorAddress?: string } }
  }
}

/** Without an app context (dev server, edge), the provider is always remote. */
const entry = createServerEntry({
  fetch: (request, options) => {
    const app = options?.context.app ?? getRemoteAppContext()
    const visitorAddress = options?.context.visitorAddress ?? '127.0.0.1'
    return handleRequest(request, app, visitorAddress, async () => {
      const buffered = await bufferRequestBody(request)
      return buffered instanceof Request ? renderPage(buffered, options) : buffered
    })
  },
})

type Entry = typeof entry

/** Escapes paths that cannot be decoded, for which the framework would render an empty page. */
const server: Entry = {
  fetch: (request, ...options) => entry.fetch(ensureDecodablePath(request), ...options),
}

export default server
