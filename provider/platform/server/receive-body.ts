import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { FastResponse } from 'srvx'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { getClientNetwork, getClientSite } from '../../contract/client-network.ts'

/**
 * The size in bytes above which concurrent bodies are limited, such as forms with a picture.
 */
const smallBodyBytes = 100_000
/**
 * Together, they take at most 35 MB. The limit applies to everyone, because login is checked later.
 */
const maxLargeBodies = 10
/** Keeps a single slow sender from blocking others. */
const maxLargeBodiesPerSite = 3
/** The `Retry-After` of refused large bodies, in seconds. */
const busySeconds = 10

/**
 * How long the rest of a refused body is discarded before the connection is closed, in
 * milliseconds.
 */
const lingerMs = 10_000

/**
 * Creates middleware that receives the whole body before the request is handled. Responds with 413
 * to a body longer than `getMaxBytes` returns, without reading it to the end, and with 503 to a
 * potentially large one while ten others, or three from the same site, are being received.
 */
export function createBodyReceiver(getMaxBytes: (request: Request) => number): ServerMiddleware {
  const largeBodies: string[] = []
  return async (request, next) => {
    const source = request.runtime?.node?.req
    if (!source || !hasBody(source.headers)) return next()
    const maxBytes = getMaxBytes(request)
    if (Number(source.headers['content-length']) > maxBytes) return refuseBody(source, tooLarge)
    const isLarge = maxBytes > smallBodyBytes
    const site = getSite(request)
    const hasRoom =
      largeBodies.length < maxLargeBodies &&
      largeBodies.filter((other) => other === site).length < maxLargeBodiesPerSite
    if (isLarge && !hasRoom) return refuseBody(source, tooMany)
    if (isLarge) largeBodies.push(site)
    try {
      const body = await readBody(source, maxBytes)
      if (body === null) return refuseBody(source, tooLarge)
      // The server uses this property as the body if it exists.
      Object.assign(source, { rawBody: body })
    } catch {
      // The client has disconnected, so this response is not sent.
      return new FastResponse(null, { status: 400 })
    } finally {
      if (isLarge) largeBodies.splice(largeBodies.indexOf(site), 1)
    }
    return next()
  }
}

/** Returns the sender's site: an IPv4 address, or the /48 prefix of an IPv6 address. */
function getSite({ ip = '' }: ServerRequest): string {
  const network = getClientNetwork(ip)
  return getClientSite(network) ?? network
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Returns the body; null if it is longer than `maxBytes`. Rejects if the client disconnects. */
async function readBody(source: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Destroying the source would reset the connection before the response is sent.
  const received: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false })
  for await (const chunk of received) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The response to a refused body. */
interface BodyRefusal {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

const tooLarge: BodyRefusal = { status: 413, text: 'Content too large' }
const tooMany: BodyRefusal = {
  status: 503,
  text: 'Too many large requests',
  headers: { 'retry-after': String(busySeconds) },
}

/**
 * Responds with a refusal and closes the connection once the client has stopped sending. Closing it
 * earlier could reset it before the client has read the response (RFC 9112, section 9.6).
 */
function refuseBody(source: Readable, { status, text, headers }: BodyRefusal): Response {
  const message = Buffer.from(text)
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(message)
      await discard(source)
      controller.close()
    },
  })
  return new FastResponse(body, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(message.length),
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    },
  })
}

/** Reads a stream until it ends, fails or `lingerMs` have passed. */
async function discard(source: Readable): Promise<void> {
  source.resume()
  try {
    await finished(source, { signal: AbortSignal.timeout(lingerMs), cleanup: true })
  } catch {
    // The connection is closed in any case.
  }
}
