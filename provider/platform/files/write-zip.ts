import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { writeAtomically } from './folder/write-atomically.ts'

/**
 * A file in a ZIP: `name` is its path in the ZIP, separated by `/`; the content is a file or a
 * string.
 */
export type ZipEntry =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string }

/**
 * Writes an uncompressed ZIP to `target`, because audio hardly compresses. The write is atomic, so
 * that concurrent calls are safe, and synced, so that a power loss leaves no partial ZIP. The same
 * entries and the same day of `date` (ISO) produce the same bytes. Rejects with the file system's
 * error if a source is missing or `target` is not writable.
 */
export async function writeZip(
  target: string,
  entries: readonly ZipEntry[],
  { date }: { date: string },
): Promise<void> {
  await writeAtomically(target, (draft) => writeEntries(draft, entries, toLocalNoon(date)))
}

async function writeEntries(
  draft: string,
  entries: readonly ZipEntry[],
  mtime: Date,
): Promise<void> {
  // Check this first, because yazl never finishes if a source is missing.
  await Promise.all(entries.map((entry) => 'path' in entry && stat(entry.path)))
  const zip = new ZipFile()
  const options = { mtime, mode: 0o100644, compress: false, forceDosTimestamp: true }
  for (const entry of entries)
    if ('path' in entry) zip.addFile(entry.path, entry.name, options)
    else zip.addBuffer(Buffer.from(entry.text, 'utf8'), entry.name, options)
  const failure = new AbortController()
  zip.on('error', (error) => failure.abort(error))
  zip.end()
  try {
    await pipeline(zip.outputStream, createWriteStream(draft, { flush: true }), {
      signal: failure.signal,
    })
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error
  }
}

/**
 * Returns local noon of that day: ZIP stores local time without a time zone, and the bytes must not
 * depend on the zone.
 */
function toLocalNoon(date: string): Date {
  const day = new Date(date)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
}
