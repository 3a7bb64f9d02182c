import { parseByteRange } from './byte-range.ts'
import type { FileStore, SentFile } from './file-store.ts'

/** A stored file and its headers. */
export interface ServedFile extends SentFile {
  readonly key: string
  /** The unquoted strong ETag, such as the SHA-256 of the file. */
  readonly tag: string
  readonly cacheControl: string
}

/**
 * Responds to GET and HEAD requests for an immutable file: 200, 206 for one byte range, 304 for a
 * matching ETag, 416 for a range past the end, or 302 to a store that sends its files itself;
 * returns null if the file does not exist. Opens the file only when the body is read.
 */
export async function serveFile(
  request: Request,
  store: FileStore,
  file: ServedFile,
): Promise<Response | null> {
  const size = (await store.stat(file.key).catch(() => null))?.bytes
  if (size === undefined) return null
  const etag = `"${file.tag}"`
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': file.cacheControl,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const url = await store.signUrl(file.key, file)
  if (url !== null) return respondElsewhere(url)
  headers.set('Content-Type', file.type)
  if (file.downloadName !== undefined) {
    headers.set('Content-Disposition', formatContentDisposition(file.downloadName))
  }
  const range = getRange(request, etag, size)
  if (range === 'unsatisfiable') return respondUnsatisfiable(headers, size)
  const part = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(part.end - part.start + 1))
  if (range !== null) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  const body = request.method === 'HEAD' ? null : store.read(file.key, part)
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

/** Redirects to a short-lived URL. */
function respondElsewhere(url: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: url, 'Cache-Control': 'no-store' },
  })
}

function respondUnsatisfiable(headers: Headers, size: number): Response {
  headers.set('Content-Range', `bytes */${size}`)
  headers.set('Cache-Control', 'no-store')
  headers.delete('Content-Disposition')
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  return new Response(null, { status: 416, headers })
}
