import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { readZip } from '#provider/platform/files/zip/read-zip.ts'
import { measureZip } from '#provider/platform/files/zip/zip-layout.ts'
import type { StoredContent, ZipEntry } from '#provider/platform/files/zip/zip-layout.ts'

const date = '2026-03-09'

/** Creates an entry whose content is in memory. */
export function createEntry(path: string, text: string): ZipEntry {
  const content = Buffer.from(text)
  return { path, date, content, bytes: content.length, crc32: crc32(content) }
}

const chunkBytes = 1000

/** Creates an entry whose content is in a store. */
export function createStoredEntry(path: string, text: string): ZipEntry {
  const bytes = Buffer.from(text)
  const read: StoredContent['store']['read'] = (_key, range) => {
    const part = bytes.subarray(range?.start ?? 0, range === undefined ? undefined : range.end + 1)
    return new ReadableStream({
      start(controller) {
        for (let start = 0; start < part.length; start += chunkBytes) {
          controller.enqueue(part.subarray(start, start + chunkBytes))
        }
        controller.close()
      },
    })
  }
  const content = { key: path, store: { read, describe: (key: string) => key } }
  return { path, date, content, bytes: bytes.length, crc32: crc32(bytes) }
}

/** Creates an entry whose content are zeros that nobody stores. */
export function createZeros(path: string, bytes: number): ZipEntry {
  const read: StoredContent['store']['read'] = (_key, range) => {
    let left = range === undefined ? bytes : range.end - range.start + 1
    return new ReadableStream(
      {
        pull(controller) {
          const length = Math.min(left, 65_536)
          left -= length
          controller.enqueue(new Uint8Array(length))
          if (left === 0) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }
  const content = { key: path, store: { read, describe: (key: string) => key } }
  return { path, date, content, bytes, crc32: 0 }
}

/** Reads a whole ZIP into memory. */
export async function readWholeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  return await buffer(readZip(entries, { start: 0, end: measureZip(entries) - 1 }))
}

/** Reads the bytes of a ZIP from `start` to before `end`. */
export async function readZipPart(
  entries: readonly ZipEntry[],
  start: number,
  end: number,
): Promise<Buffer> {
  return end === start ? Buffer.alloc(0) : await buffer(readZip(entries, { start, end: end - 1 }))
}
