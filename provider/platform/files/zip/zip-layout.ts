import { createHash } from 'node:crypto'
import type { FileStore } from '../file-store.ts'
import { measureCentralHeader, measureEnd, measureLocalHeader } from './zip-records.ts'
import type { ZipDirectory, ZipFileInfo, ZipFileSize } from './zip-records.ts'

/** A file in a store; its key must change with its content. */
export interface StoredContent {
  readonly store: Pick<FileStore, 'read' | 'describe'>
  readonly key: string
}

/** A file of a ZIP: its content is in memory, such as a short text, or a stored file. */
export interface ZipEntry extends ZipFileInfo {
  readonly content: Uint8Array | StoredContent
}

/** A part of a ZIP, in the order of the bytes. */
export type ZipPart<Entry> =
  | { readonly kind: 'header'; readonly bytes: number; readonly entry: Entry }
  | { readonly kind: 'content'; readonly bytes: number; readonly entry: Entry }
  | {
      readonly kind: 'directory'
      readonly bytes: number
      readonly directory: ZipDirectory
      /** The positions of the local headers, in the order of the entries. */
      readonly offsets: readonly number[]
    }

/** Increment when the same entries would make a ZIP of other bytes. */
const layoutVersion = 1

/** Yields the parts of an uncompressed ZIP. */
export function* listParts<Entry extends ZipFileSize>(
  entries: readonly Entry[],
): Generator<ZipPart<Entry>, void> {
  const offsets: number[] = []
  let offset = 0
  let directoryBytes = 0
  for (const entry of entries) {
    const headerBytes = measureLocalHeader(entry)
    yield { kind: 'header', bytes: headerBytes, entry }
    yield { kind: 'content', bytes: entry.bytes, entry }
    offsets.push(offset)
    directoryBytes += measureCentralHeader(entry, offset)
    offset += headerBytes + entry.bytes
  }
  const directory = { offset, bytes: directoryBytes, files: entries.length }
  yield { kind: 'directory', bytes: directoryBytes + measureEnd(directory), directory, offsets }
}

/** Returns the size of a ZIP in bytes. */
export function measureZip(files: readonly ZipFileSize[]): number {
  let size = 0
  for (const { bytes } of listParts(files)) size += bytes
  return size
}

/** Returns a hash that identifies the bytes of a ZIP, for a strong ETag. */
export function hashZip(entries: readonly ZipEntry[]): string {
  const hash = createHash('sha256').update(String(layoutVersion))
  for (const { path, bytes, crc32, date, content } of entries) {
    hash.update(JSON.stringify([path, bytes, crc32, date]))
    hash.update(content instanceof Uint8Array ? content : content.key)
  }
  return hash.digest('hex')
}
