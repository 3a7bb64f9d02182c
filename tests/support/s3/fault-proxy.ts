import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { runAtEnd } from '../shops/open-shop.ts'

/**
 * What happens to a request: it is forwarded, answered with a status and perhaps by a clock that is
 * ahead, never answered or cut off, or its response is cut off or silent after some bytes, perhaps
 * without a stated length.
 */
export type Fault =
  | { readonly kind: 'none' | 'silence' | 'cut' }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly code?: string
      readonly aheadMs?: number
    }
  | { readonly kind: 'cut-after' | 'chunked-cut' | 'silence-after'; readonly bytes: number }

export interface FaultProxy {
  /** The same buckets, through the proxy. */
  readonly objectStore: ObjectStore
  /** The method and the path of each request. */
  readonly requests: string[]
  /** Decides about the requests from now on; a request waits for the decision. */
  setFault(decide: (request: IncomingMessage) => Fault | Promise<Fault>): void
}

/** Starts a proxy in front of an S3 server that injects failures of the network and the store. */
export async function startFaultProxy(behind: ObjectStore): Promise<FaultProxy> {
  const target = new URL(behind.endpoint)
  const requests: string[] = []
  let decide: (request: IncomingMessage) => Fault | Promise<Fault> = () => ({ kind: 'none' })
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response, await decide(request), target)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  runAtEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return {
    objectStore: {
      ...behind,
      endpoint,
      publicUrl: `${endpoint}/public`,
      timeLimits: { response: 2000, silence: 2000, retry: 1 },
    },
    requests,
    setFault: (next) => void (decide = next),
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
  { hostname, port }: URL,
): void {
  if (fault.kind === 'silence') return
  if (fault.kind === 'cut') {
    request.socket.destroy()
    return
  }
  if (fault.kind === 'status') {
    request.resume()
    const date = new Date(Date.now() + (fault.aheadMs ?? 0)).toUTCString()
    response.writeHead(fault.status, { date })
    response.end(`<Error><Code>${fault.code ?? 'Unknown'}</Code></Error>`)
    return
  }
  const { method, url: path, headers } = request
  const sent = forward({ hostname, port, method, path, headers }, (received) => {
    if (fault.kind === 'chunked-cut') delete received.headers['content-length']
    response.writeHead(received.statusCode ?? 502, received.headers)
    let left = 'bytes' in fault ? fault.bytes : Infinity
    received.on('data', (chunk: Buffer) => {
      if (left <= 0) return
      response.write(chunk.subarray(0, left))
      left -= chunk.length
      if (left <= 0 && fault.kind !== 'silence-after') setImmediate(() => request.socket.destroy())
    })
    received.on('end', () => {
      if (left > 0) response.end()
    })
  })
  sent.on('error', () => request.socket.destroy())
  request.pipe(sent)
}
