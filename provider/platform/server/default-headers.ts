import { ServerResponse } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, Server } from 'node:http'
import type { Duplex } from 'node:stream'

type DefaultHeaders = Readonly<Record<string, string>>

type WriteHeadArgument = string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined

/**
 * Creates a server's response class, whose headers include `defaults`, in lower case, unless the
 * request's handler sets them. Once `isClosing` returns true, responses close their connections.
 */
export function createResponseClass(
  defaults: DefaultHeaders,
  isClosing: () => boolean = () => false,
) {
  const openEntries = Object.entries(defaults)
  const closingEntries = [...openEntries, ['connection', 'close'] as const]
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: WriteHeadArgument[]): this {
      const entries = isClosing() ? closingEntries : openEntries
      const message = rest.find((argument) => typeof argument === 'string')
      const headers = rest.find((argument) => typeof argument === 'object')
      if (Array.isArray(headers)) {
        // Node sends a header list faster than headers set one by one.
        const missing = entries.filter(([name]) => !includesHeader(headers, name))
        return super.writeHead(status, message, [...headers, ...missing.flat()])
      }
      for (const [name, value] of entries) if (!this.hasHeader(name)) this.setHeader(name, value)
      return super.writeHead(status, message, headers)
    }
  }
}

/** Returns whether a list of alternating names and values contains a header. */
function includesHeader(headers: readonly OutgoingHttpHeader[], name: string): boolean {
  for (let index = 0; index < headers.length; index += 2) {
    if (String(headers[index]).toLowerCase() === name) return true
  }
  return false
}

/** The response status for malformed requests by Node's error code; 400 for other errors. */
const errorStatuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Responds like Node to requests that cannot be parsed or time out, but with the given headers, and
 * closes their connections.
 */
export function respondToMalformedRequests(server: Server, headers: DefaultHeaders): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  /** The latest response of each connection. */
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => void responses.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket)
    const isResponding = response?.headersSent === true && !response.writableFinished
    if (!socket.writable || isResponding) return void socket.destroy()
    const status = errorStatuses[error.code ?? ''] ?? '400 Bad Request'
    const head = `HTTP/1.1 ${status}\r\n${lines.join('')}connection: close\r\n\r\n`
    socket.end(head, () => socket.destroy())
  })
}
