import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createVanillaRoutes } from './vanilla-routes.ts'

export interface ReceivedRequest {
  method: string
  /** Path and query, exactly as received. */
  path: string
  headers: IncomingHttpHeaders
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
}

export interface VanillaResponse {
  status?: number
  headers?: Record<string, string>
  /** Serialized as JSON, except for a string, which is sent as is. */
  body?: unknown
  /** Closes the connection without a response. */
  closeConnection?: boolean
  /** Keeps the connection open without a response. */
  neverRespond?: boolean
}

type Route = (request: ReceivedRequest) => VanillaResponse

/** A fake vanilla Bagisto host on a free port; it records the requests it receives. */
export interface VanillaHost {
  url: string
  requests: ReceivedRequest[]
  /** Overrides the response to `METHOD /path` (without the query). */
  respond(route: string, response: VanillaResponse | Route): void
  close(): Promise<void>
}

/** Starts a host with an empty cart. */
export async function openVanillaHost(): Promise<VanillaHost> {
  const requests: ReceivedRequest[] = []
  const overrides = new Map<string, Route>()
  const respondByDefault = createVanillaRoutes()
  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = await readRequest(request)
    requests.push(entry)
    const route = `${entry.method} ${entry.path.split('?')[0]}`
    const special = overrides.get(route)?.(entry) ?? rejectInvalidRequest(entry)
    sendResponse(response, special ?? respondByDefault(route, entry), getUrl(server.address()))
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: getUrl(server.address()),
    requests,
    respond: (route, override) =>
      overrides.set(route, typeof override === 'function' ? override : () => override),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const body = await text(request)
  const isJson = request.headers['content-type'] === 'application/json'
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    text: body,
    json: isJson ? JSON.parse(body) : undefined,
  }
}

/** Rejects trailing slashes, a missing Accept header and browser headers, as Bagisto does. */
function rejectInvalidRequest({ path, headers }: ReceivedRequest): VanillaResponse | null {
  const pathname = path.split('?')[0] ?? ''
  if (pathname.endsWith('/')) return { status: 301, headers: { location: pathname.slice(0, -1) } }
  if (!pathname.startsWith('/api/')) return null
  if (headers.accept !== 'application/json' && !pathname.includes('/downloads/'))
    return { status: 302, headers: { location: '/login' } }
  if (headers.origin || headers.referer || headers.cookie) return { status: 401, body: {} }
  return null
}

function sendResponse(response: ServerResponse, content: VanillaResponse, url: string): void {
  if (content.neverRespond) return
  if (content.closeConnection) {
    response.destroy()
    return
  }
  const { status = 200, headers = {}, body = '' } = content
  const responseText =
    typeof body === 'string' ? body : JSON.stringify(body).replaceAll('HOST', url)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(responseText)
}

function getUrl(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://127.0.0.1:${port}`
}
