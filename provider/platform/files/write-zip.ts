import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileStore } from './file-store.ts'

/**
 * A file in a ZIP: `name` is its path in the ZIP, separated by `/`; the content is a stored file or a
 * string.
 */
export type ZipEntry =
  | { readonly name: string; readonly store: FileStore; readonly key: string }
  | { readonly name: string; readonly text: string }

/**
 * Stores an uncompressed ZIP, because audio hardly compresses. The same entries and the same day of
 * `date` (ISO) produce identical bytes. Rejects if a source is missing.
 */
export async function writeZip(
  target: { readonly store: FileStore; readonly key: string },
  entries: readonly ZipEntry[],
  { date }: { date: string },
): Promise<void> {
  const sizes = await Promise.all(entries.map(measureEntry))
  const mtime = toLocalNoon(date)
  await target.store.put(target.key, () => streamZip(entries, sizes, mtime))
}

/** Returns the size of a stored file in bytes. */
async function measureEntry(entry: ZipEntry): Promise<number | undefined> {
  if (!('key' in entry)) return undefined
  const status = await entry.store.stat(entry.key)
  if (status === null) throw new Error(`There is no file ${entry.store.describe(entry.key)}.`)
  return status.bytes
}

function streamZip(
  entries: readonly ZipEntry[],
  sizes: readonly (number | undefined)[],
  mtime: Date,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const fail = (error: Error) => void output.destroy(error)
  let source: Readable | null = null
  // Closes the file being read if the ZIP is abandoned.
  output.once('close', () => source?.destroy())
  zip.on('error', fail)
  const options = { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true }
  for (const [index, entry] of entries.entries()) {
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text, 'utf8'), entry.name, options)
      continue
    }
    zip.addReadStreamLazy(entry.name, { ...options, size: sizes[index] }, (add) => {
      source = Readable.from(entry.store.read(entry.key)).on('error', fail)
      add(null, source)
    })
  }
  zip.end()
  return output
}

/**
 * Returns local noon of that day: ZIP stores local time without a time zone, and the bytes must not
 * depend on the zone.
 */
function toLocalNoon(date: string): Date {
  const day = new Date(date)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
}
