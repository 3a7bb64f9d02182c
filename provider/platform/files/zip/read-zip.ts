import type { ByteRange } from '../byte-range.ts'
import { toStream } from '../to-stream.ts'
import { listParts } from './zip-layout.ts'
import type { StoredContent, ZipEntry, ZipPart } from './zip-layout.ts'
import { encodeCentralHeader, encodeEnd, encodeLocalHeader } from './zip-records.ts'

/**
 * Streams a range of a ZIP, which is computed: it reads only the ranges of stored files that the
 * range contains. The stream fails if one of them is missing or too short; `onFailure` gets the
 * error, which names the file.
 */
export function readZip(
  entries: readonly ZipEntry[],
  range: ByteRange,
  onFailure: (error: Error) => void = () => {},
): ReadableStream<Uint8Array> {
  return toStream(readParts(entries, range, onFailure))
}

async function* readParts(
  entries: readonly ZipEntry[],
  { start, end }: ByteRange,
  onFailure: (error: Error) => void,
): AsyncGenerator<Uint8Array> {
  let position = 0
  for (const part of listParts(entries)) {
    const first = Math.max(start - position, 0)
    const last = Math.min(end - position, part.bytes - 1)
    position += part.bytes
    if (first > last) continue
    const content = part.kind === 'content' ? part.entry.content : encodeRecords(part, entries)
    if (content instanceof Uint8Array) yield content.subarray(first, last + 1)
    else yield* readStored(content, { start: first, end: last }, onFailure)
    if (position > end) return
  }
}

function encodeRecords(
  part: Exclude<ZipPart<ZipEntry>, { kind: 'content' }>,
  entries: readonly ZipEntry[],
): Uint8Array {
  if (part.kind === 'header') return encodeLocalHeader(part.entry)
  const { directory, offsets } = part
  const headers = entries.map((entry, index) => encodeCentralHeader(entry, offsets[index] ?? 0))
  return Buffer.concat([...headers, encodeEnd(directory)])
}

async function* readStored(
  { store, key }: StoredContent,
  range: ByteRange,
  onFailure: (error: Error) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* store.read(key, range)
  } catch (cause) {
    const error = new Error(`The file ${store.describe(key)} cannot be read.`, { cause })
    onFailure(error)
    throw error
  }
}
