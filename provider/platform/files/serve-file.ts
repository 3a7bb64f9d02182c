import { open, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { parseByteRange } from './byte-range.ts'
import type { ByteRange } from './byte-range.ts'

const CHUNK_BYTES = 64 * 1024

/**
 * A file on disk and its headers. `tag` is the unquoted strong ETag, e.g. the SHA-256 of the file.
 */
export interface ServedFile {
  path: string
  tag: string
  type: string
  cacheControl: string
  /** If set, the browser saves the file under this name instead of displaying it. */
  downloadName?: string
}

/**
 * Responds to GET and HEAD requests for an immutable file: 200, 206 for one byte range, 304 for a
 * matching ETag, 416 for a range past the end; returns null if the file does not exist. The file is
 * opened on the first read of the body, and closed at the end, on an error and on cancellation.
 */
export async function serveFile(request: Request, file: ServedFile): Promise<Response | null> {
  const size = await getSize(file.path)
  if (size === null) return null
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
  headers.set('Content-Type', file.type)
  if (file.downloadName !== undefined) {
    headers.set('Content-Disposition', formatContentDisposition(file.downloadName))
  }
  const range = getRange(request, etag, size)
  if (range === 'unsatisfiable') return respondUnsatisfiable(headers, size)
  const part = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(part.end - part.start + 1))
  if (range !== null) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  const body = request.method === 'HEAD' ? null : readPart(file.path, part)
  return new Response(body, { status: range === null ? 200 : 206, headers })
}

/**
 * Formats a Content-Disposition header with an ASCII file name and the full name as defined in
 * RFC 6266. https://www.rfc-editor.org/rfc/rfc6266
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

async function getSize(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}

function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** Returns the range to send, which only GET requests can have. */
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

function readPart(path: string, part: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | null = null
  let position = part.start
  const close = async () => {
    const opened = handle
    handle = null
    await opened?.close()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await open(path, 'r')
          const length = Math.min(CHUNK_BYTES, part.end + 1 - position)
          const { bytesRead, buffer } = await handle.read(
            new Uint8Array(length),
            0,
            length,
            position,
          )
          position += bytesRead
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
          // Fail if the file is truncated while it is read, so that no client mistakes a part for
          // the whole file.
          if (bytesRead === 0 && length > 0) throw new Error('the file is shorter than expected')
          if (position <= part.end) return
          await close()
          controller.close()
        } catch (error) {
          await close()
          controller.error(error)
        }
      },
      cancel: close,
    },
    // Disable read-ahead, so that a response whose body is never read does not open the file.
    { highWaterMark: 0 },
  )
}
