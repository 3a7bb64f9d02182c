import { Readable, pipeline } from 'node:stream'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { FastResponse } from 'srvx'
import type { ServerMiddleware } from 'srvx'
import { isExposedToBreach } from './breach.ts'
import { createCompressor, minCompressedBytes, negotiateCoding } from './content-coding.ts'
import type { Coding } from './content-coding.ts'

/**
 * Middleware that compresses pages, data and other text if the client accepts it. The available
 * part of a stream is sent immediately.
 */
export const compressMiddleware: ServerMiddleware = async (request, next) => {
  const response = await next()
  if (!isCompressible(response)) return response
  const headers = new Headers(response.headers)
  if (headers.get('vary') !== '*') headers.append('vary', 'Accept-Encoding')
  const coding = isExposedToBreach(request) ? null : negotiateCoding(request.headers)
  const { status, body } = response
  if (request.method === 'HEAD' || !coding || !body) {
    return new FastResponse(body, { status, headers })
  }
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  const etag = headers.get('etag')
  // A strong ETag identifies the uncompressed bytes.
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  const compressed = compressStream(Readable.from(body, { objectMode: false }), coding)
  return new FastResponse(Readable.toWeb(compressed) as ReadableStream, { status, headers })
}

function isCompressible({ status, headers }: Response): boolean {
  const length = headers.get('content-length')
  return (
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '') &&
    status !== 304 &&
    // The coding of an asset or a cached page has already been negotiated.
    !/accept-encoding/i.test(headers.get('vary') ?? '') &&
    !headers.has('content-encoding') &&
    !headers.has('content-range') &&
    (length === null || Number(length) >= minCompressedBytes)
  )
}

/** Compresses a stream; flushes whenever the source has no more data ready. */
function compressStream(source: Readable, coding: Coding): Readable {
  const compressor = createCompressor(coding)
  let flush: NodeJS.Immediate | undefined
  source.on('data', () => {
    clearImmediate(flush)
    flush = setImmediate(() => {
      if (!compressor.writableEnded) compressor.flush()
    })
  })
  // An error destroys both streams, which aborts the response.
  pipeline(source, compressor, () => clearImmediate(flush))
  return compressor
}
