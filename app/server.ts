import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { answerRequest } from './server/answer.server.ts'
import type { Host } from './server/host.ts'
import { remoteHost } from './server/remote-host.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { host?: Host; visitorAddress?: string } }
  }
}

/** Without a host (the dev server, the edge) the provider is always a remote one. */
export default createServerEntry({
  fetch: (request, options) => {
    const host = options?.context.host ?? remoteHost()
    const visitorAddress = options?.context.visitorAddress ?? '127.0.0.1'
    return answerRequest(request, host, visitorAddress, (readable) =>
      handler.fetch(readable, options),
    )
  },
})
