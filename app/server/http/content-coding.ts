import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import type { BrotliCompress, Gzip, ZstdCompress } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** The supported content codings. */
export type Coding = 'zstd' | 'br' | 'gzip'

/** The minimum size in bytes; compressing shorter responses saves almost nothing. */
export const minCompressedBytes = 1024

/**
 * The maximum length of the header; browsers send less than a hundred characters, and parsing
 * thousands takes as long as rendering a page.
 */
const maxHeaderLength = 1000

/** In order of preference, smallest first; `br` takes about a millisecond longer than `zstd`. */
const codings = ['br', 'zstd', 'gzip'] as const

/**
 * Returns the best coding allowed by the `Accept-Encoding` header; null if there is none (RFC 9110,
 * section 12.5.3).
 */
export function negotiateCoding(headers: Headers): Coding | null {
  const header = headers.get('accept-encoding') ?? ''
  if (header.length > maxHeaderLength) return null
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const isAccepted = (coding: Coding) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0
  return codings.find(isAccepted) ?? null
}

const zstdLevel = constants.ZSTD_c_compressionLevel
const brotliQuality = constants.BROTLI_PARAM_QUALITY

/** Creates a compressing stream with a level for responses rendered on demand. */
export function createCompressor(coding: Coding): BrotliCompress | Gzip | ZstdCompress {
  if (coding === 'zstd') return createZstdCompress({ params: { [zstdLevel]: 6 } })
  if (coding === 'br') return createBrotliCompress({ params: { [brotliQuality]: 5 } })
  return createGzip()
}

const compressors: Record<Coding, (content: Buffer) => Promise<Buffer>> = {
  zstd: (content) => promisify(zstdCompress)(content, { params: { [zstdLevel]: 9 } }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [brotliQuality]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Compresses with a level for pages cached for seconds: higher levels take ten times the CPU time
 * and save at most another tenth.
 */
export function compressOnce(content: Buffer, coding: Coding): Promise<Buffer> {
  return compressors[coding](content)
}
