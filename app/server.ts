import { createServerEntry } from '@tanstack/react-start/server-entry'
import { answerRequest } from './server/answer.server.ts'
import type { Host } from './server/host.ts'
import { readableRequest } from './server/readable-request.ts'
import { remoteHost } from './server/remote-host.ts'
import { renderPage } from './server/render-page.server.ts'
import { wholeRequest } from './server/whole-request.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { host?: Host; visitorAddress?: string } }
  }
}

/** Without a host (the dev server, the edge) the provider is always a remote one. */
const entry = createServerEntry({
  fetch: (request, options) => {
    const host = options?.context.host ?? remoteHost()
    const visitorAddress = options?.context.visitorAddress ?? '127.0.0.1'
    return answerRequest(request, host, visitorAddress, async () => {
      const whole = await wholeRequest(request)
      return whole instanceof Request ? renderPage(whole, options) : whole
    })
  },
})

type Entry = typeof entry

/** The framework answers a path that cannot be decoded with an empty page, so it never sees one. */
const server: Entry = {
  fetch: (request, ...options) => entry.fetch(readableRequest(request), ...options),
}

export default server
