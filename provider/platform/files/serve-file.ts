import { StorageError } from '../database/storage-failure.ts'
import { parseByteRange } from './byte-range.ts'
import type { ByteRange } from './byte-range.ts'
import type { FileStore } from './file-store.ts'

/** The headers of an immutable file. */
interface SentHeaders {
  readonly type: string
  /** If set, the browser saves the file under this name instead of displaying it. */
  readonly downloadName?: string
  /** The unquoted strong ETag, such as the SHA-256 of the file. */
  readonly tag: string
  readonly cacheControl: string
}

/** A stored file and its headers. */
export interface ServedFile extends SentHeaders {
  readonly key: string
}

/** The content of a file, of which every range can be read, and its headers. */
export interface ServedContent extends SentHeaders {
  readonly bytes: number
  /** Streams a range. */
  read(range: ByteRange): ReadableStream<Uint8Array>
}

/**
 * Responds like `serveContent` to a request for a stored file; returns null if the file does not
 * exist.
 */
export async function serveFile(
  request: Request,
  store: FileStore,
  file: ServedFile,
): Promise<Response | null> {
  const bytes = (await store.stat(file.key).catch(ignoreUnreadable))?.bytes
  if (bytes === undefined) return null
  return serveContent(request, { ...file, bytes, read: (range) => store.read(file.key, range) })
}

/**
 * Responds to GET and HEAD requests for an immutable file: 200, 206 for one byte range, 304 for a
 * matching ETag, or 416 for a range past the end. Opens the file only when the body is read.
 */
export function serveContent(request: Request, content: ServedContent): Response {
  const { bytes: size } = content
  const etag = `"${content.tag}"`
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': content.cacheControl,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', content.type)
  if (content.downloadName !== undefined) {
    headers.set('Content-Disposition', formatContentDisposition(content.downloadName))
  }
  const range = getRange(request, etag, size)
  if (range === 'unsatisfiable') return respondUnsatisfiable(headers, size)
  const part = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(part.end - part.start + 1))
  if (range !== null) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  const body = request.method === 'HEAD' ? null : content.read(part)
  return new Response(body, { status: range === null ? 200 : 206, headers })
}

/**
 * Formats a Content-Disposition header with an ASCII file name and the full name
 * (https://www.rfc-editor.org/rfc/rfc6266).
 */
export function formatContentDisposition(name: string): string {
  const asciiName = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/%;]/g, '_')
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}

/**
 * Returns null for a file that cannot be read. Rethrows the failure of a store, so that clients do not
 * cache that the file is missing.
 */
export function ignoreUnreadable(error: unknown): null {
  if (error instanceof StorageError) throw error
  return null
}

function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** Returns the requested range; only GET requests can have one. */
function getRange(request: Request, etag: string, size: number) {
  if (request.method !== 'GET') return null
  const ifRange = request.headers.get('if-range')
  if (ifRange !== null && ifRange.trim() !== etag) return null
  return parseByteRange(request.headers.get('range'), size)
}

function respondUnsatisfiable(headers: Headers, size: number): Response {
  headers.set('Content-Range', `bytes */${size}`)
  headers.set('Cache-Control', 'no-store')
  headers.delete('Content-Disposition')
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  return new Response(null, { status: 416, headers })
}
