import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** The statuses of responses to malformed requests by Node's error code; 400 for other errors. */
const errorStatuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Adds headers to every response of a server, including those to requests that cannot be parsed or
 * do not arrive in time. Headers that the request's handler sets replace them.
 */
export function addDefaultHeaders(server: Server, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers)
  const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  /** The latest response on each connection. */
  const responses = new WeakMap<Duplex, ServerResponse>()

  server.prependListener('request', (request, response) => {
    responses.set(request.socket, response)
    for (const [name, value] of entries) response.setHeader(name, value)
  })

  // Without a listener, Node sends the same responses, but without the headers.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket)
    const isResponding = response?.headersSent === true && !response.writableFinished
    if (!socket.writable || isResponding) return void socket.destroy()
    const status = errorStatuses[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${lines}connection: close\r\n\r\n`, () => socket.destroy())
  })
}
