import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'

/** The first final response received on a connection. */
interface ParsedResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

/**
 * Parses the bytes received on a connection, one per character; returns null unless they start with
 * a complete HTTP/1.1 response. `hasBody` is whether the request's method allows a body.
 */
export function parseResponse(received: string, hasBody: boolean): ParsedResponse | null {
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = received.slice(0, Math.max(0, end)).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1])
  if (Number.isNaN(status)) return null
  const content = received.slice(end + 4)
  if (status < 200) return parseResponse(content, hasBody)
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const body = hasBody ? decodeBody(content, headers) : ''
  return body === null ? null : { status, headers, body }
}

/** Returns the text of a body, or null if it is incomplete. */
function decodeBody(content: string, headers: Headers): string | null {
  const isChunked = headers.get('transfer-encoding') === 'chunked'
  const length = Number(headers.get('content-length') ?? content.length)
  const bodyBytes = isChunked ? joinChunks(content) : content.slice(0, length)
  if (bodyBytes === null || (!isChunked && bodyBytes.length < length)) return null
  const bytes = Buffer.from(bodyBytes, 'latin1')
  const decode = decoders[headers.get('content-encoding') ?? '']
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
}

function joinChunks(content: string): string | null {
  const end = content.indexOf('\r\n')
  const size = Number.parseInt(content.slice(0, Math.max(0, end)), 16)
  if (size === 0) return ''
  const start = end + 2
  if (Number.isNaN(size) || content.length < start + size + 2) return null
  const rest = joinChunks(content.slice(start + size + 2))
  return rest === null ? null : content.slice(start, start + size) + rest
}
