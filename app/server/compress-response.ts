import { Readable, pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { FastResponse } from 'srvx'
import type { ServerMiddleware } from 'srvx'
import { readTokenCookie } from './session-cookie.ts'

/** Shorter responses would hardly get smaller, in bytes. */
const minBytes = 1024

/** The supported content codings, best first, at levels that suit pages rendered on demand. */
const compressors = {
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
} as const

type Coding = keyof typeof compressors

/**
 * Middleware that compresses pages, data and other text while it streams, if the client accepts it
 * (RFC 9110, section 12.5.3). Everything rendered so far is sent at once.
 */
export const compressMiddleware: ServerMiddleware = async (request, next) => {
  const response = await next()
  if (!isCompressible(response)) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const coding = isExposedToBreach(request) ? null : negotiateCoding(request.headers)
  if (request.method === 'HEAD' || !coding || !response.body) {
    return new FastResponse(response.body, { status: response.status, headers })
  }
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  const body = compressStream(Readable.from(response.body, { objectMode: false }), coding)
  return new FastResponse(Readable.toWeb(body) as ReadableStream, { status: response.status, headers })
}

function isCompressible({ body, headers }: Response): boolean {
  const length = headers.get('content-length')
  return (
    body !== null &&
    !headers.has('content-encoding') &&
    !headers.has('content-range') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '') &&
    (length === null || Number(length) >= minBytes)
  )
}

/**
 * Returns whether another site could learn the contents of a personal page from its compressed
 * size (the BREACH attack): it makes a customer's browser request pages that repeat its guesses.
 */
function isExposedToBreach({ headers }: Request): boolean {
  return headers.get('sec-fetch-site') === 'cross-site' && readTokenCookie(headers) !== null
}

/** Returns the best supported coding that the client accepts; null if it accepts none. */
export function negotiateCoding(headers: Headers): Coding | null {
  const accepted = new Map(
    parseAccept(headers.get('accept-encoding') ?? '').map(({ type, q }) => [type, q]),
  )
  const codings: readonly Coding[] = ['zstd', 'br', 'gzip']
  return codings.find((coding) => (accepted.get(coding) ?? 0) > 0) ?? null
}

/** Compresses a stream; flushes whenever the source has nothing more to read at the moment. */
function compressStream(source: Readable, coding: Coding): Readable {
  const compressor = compressors[coding]()
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
