import { hasTooManyFields } from '#provider/platform/server/field-limit.ts'
import { getMaxBodyBytes } from '../http/max-body-bytes.ts'

/** How much of a body that is too long is read and dropped, so that the client gets the response. */
const maxIgnoredBytes = 8_000_000

/**
 * Receives the whole body of a request. Returns a response instead if the body is longer than the
 * shop accepts, or if a form or the URL has too many fields.
 */
export async function receiveRequest(request: Request): Promise<Request | Response> {
  const body = request.body === null ? null : await readBody(request, request.body)
  if (body === 'too-long') return refuse(413, 'Content too large')
  const { url, method, headers } = request
  if (hasTooManyFields(url, headers.get('content-type') ?? '', body))
    return refuse(400, 'Too many fields')
  return body === null ? request : new Request(url, { method, headers, body: new Uint8Array(body) })
}

async function readBody(
  request: Request,
  stream: ReadableStream<Uint8Array>,
): Promise<Buffer | 'too-long'> {
  const maxBytes = getMaxBodyBytes(request)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
    // Leaving the loop cancels the stream, which breaks the connection of a client that is sending.
    else if (bytes > maxBytes + maxIgnoredBytes) break
  }
  return bytes > maxBytes ? 'too-long' : Buffer.concat(chunks)
}

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
