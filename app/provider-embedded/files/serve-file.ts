import { open, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { parseByteRange } from '#app/provider-embedded/domain/byte-range.ts'
import type { ByteRange } from '#app/provider-embedded/domain/byte-range.ts'

const CHUNK_BYTES = 64 * 1024

/** A file on disk and how it travels. `tag` is the bare text of its strong ETag, e.g. its SHA-256. */
export interface ServedFile {
  path: string
  tag: string
  type: string
  cacheControl: string
  /** With it the browser saves the file under this name instead of showing it. */
  downloadName?: string
}

/**
 * Answers GET and HEAD of one immutable file: 200, 206 for one byte range, 304 for a known ETag, 416
 * for a range beyond its end. Resolves to null when the file does not exist. The file is opened when
 * its first byte is wanted and closed at its end, on an error and when the reader goes away.
 */
export async function serveFile(request: Request, file: ServedFile): Promise<Response | null> {
  const size = await sizeOf(file.path)
  if (size === null) return null
  const etag = `"${file.tag}"`
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': file.cacheControl,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  })
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', file.type)
  if (file.downloadName !== undefined) {
    headers.set('Content-Disposition', contentDisposition(file.downloadName))
  }
  const range = wantedRange(request, etag, size)
  if (range === 'unsatisfiable') return rangeRefused(headers, size)
  const part = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(part.end - part.start + 1))
  if (range !== null) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  const body = request.method === 'HEAD' ? null : readPart(file.path, part)
  return new Response(body, { status: range === null ? 200 : 206, headers })
}

/** The header that names a download: a plain ASCII name, and the full one for browsers that read it. */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/%;]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}

function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

/** Ranges are for GET alone. */
function wantedRange(request: Request, etag: string, size: number) {
  if (request.method !== 'GET') return null
  const ifRange = request.headers.get('if-range')
  if (ifRange !== null && ifRange.trim() !== etag) return null
  return parseByteRange(request.headers.get('range'), size)
}

function rangeRefused(headers: Headers, size: number): Response {
  headers.set('Content-Range', `bytes */${size}`)
  headers.set('Cache-Control', 'no-store')
  headers.delete('Content-Disposition')
  headers.set('Content-Type', 'text/plain')
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
          const wanted = Math.min(CHUNK_BYTES, part.end + 1 - position)
          const { bytesRead, buffer } = await handle.read(
            new Uint8Array(wanted),
            0,
            wanted,
            position,
          )
          position += bytesRead
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
          // A file cut short meanwhile ends as an error, so that nobody keeps half of it as whole.
          if (bytesRead === 0 && wanted > 0) throw new Error('a file ended before its size')
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
    // Nothing is read ahead: an answer nobody reads never opens its file.
    { highWaterMark: 0 },
  )
}
