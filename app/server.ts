import { createServerEntry } from '@tanstack/react-start/server-entry'
import { handleRequest } from './server/handle-request.server.ts'
import type { AppContext } from './request-scope/app-context.ts'
import { withDecodablePath } from './server/decodable-path.ts'
import { remoteAppContext } from './server/remote-app-context.ts'
import { renderPage } from './server/render-page.server.ts'
import { bufferRequestBody } from './server/buffer-request-body.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { app?: AppContext; visitorAddress?: string } }
  }
}

/** Without an app context (the dev server, the edge) the provider is always a remote one. */
const entry = createServerEntry({
  fetch: (request, options) => {
    const app = options?.context.app ?? remoteAppContext()
    const visitorAddress = options?.context.visitorAddress ?? '127.0.0.1'
    return handleRequest(request, app, visitorAddress, async () => {
      const whole = await bufferRequestBody(request)
      return whole instanceof Request ? renderPage(whole, options) : whole
    })
  },
})

type Entry = typeof entry

/** The framework answers a path that cannot be decoded with an empty page, so it never sees one. */
const server: Entry = {
  fetch: (request, ...options) => entry.fetch(withDecodablePath(request), ...options),
}

export default server
