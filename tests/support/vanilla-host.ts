import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createVanillaRoutes } from './vanilla-routes.ts'

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string
  /** Path and query, byte for byte. */
  path: string
  headers: IncomingHttpHeaders
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
}

export interface VanillaResponse {
  status?: number
  headers?: Record<string, string>
  /** Sent as JSON; a string goes out as it is. */
  body?: unknown
  /** Cuts the connection instead of answering. */
  closeConnection?: boolean
  /** Never answers. */
  neverRespond?: boolean
}

export type Route = (seen: ReceivedRequest) => VanillaResponse

/** A look-alike of a stock Bagisto host on a port of its own; it remembers what it was sent. */
export interface VanillaHost {
  url: string
  requests: ReceivedRequest[]
  /** Answers `METHOD /path` (without query) in another way from now on. */
  respond(route: string, answer: VanillaResponse | Route): void
  close(): Promise<void>
}

/** Opens the host with an empty memory and a cart that is empty. */
export async function openVanillaHost(): Promise<VanillaHost> {
  const seen: ReceivedRequest[] = []
  const others = new Map<string, Route>()
  const stock = createVanillaRoutes()
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = await read(request)
    seen.push(entry)
    const route = `${entry.method} ${entry.path.split('?')[0]}`
    const special = others.get(route)?.(entry) ?? trapped(entry)
    send(response, special ?? stock(route, entry), hostUrl(server.address()))
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: hostUrl(server.address()),
    requests: seen,
    respond: (route, answer) =>
      others.set(route, typeof answer === 'function' ? answer : () => answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
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

/** The traps every call can fall into: the slash at the end, a missing Accept, the known Origin. */
function trapped({ path, headers }: ReceivedRequest): VanillaResponse | null {
  const bare = path.split('?')[0] ?? ''
  if (bare.endsWith('/')) return { status: 301, headers: { location: bare.slice(0, -1) } }
  if (!bare.startsWith('/api/')) return null
  if (headers.accept !== 'application/json' && !bare.includes('/downloads/'))
    return { status: 302, headers: { location: '/login' } }
  if (headers.origin || headers.referer || headers.cookie) return { status: 401, body: {} }
  return null
}

function send(response: ServerResponse, answer: VanillaResponse, url: string): void {
  if (answer.neverRespond) return
  if (answer.closeConnection) {
    response.destroy()
    return
  }
  const { status = 200, headers = {}, body = '' } = answer
  const whole = typeof body === 'string' ? body : JSON.stringify(body).replaceAll('HOST', url)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(whole)
}

function hostUrl(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://127.0.0.1:${port}`
}
