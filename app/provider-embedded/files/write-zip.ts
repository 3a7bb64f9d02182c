import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of a ZIP: its path inside, with `/`, and where its bytes come from. */
export type ZipEntry =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string }

/**
 * Writes an uncompressed ZIP (audio does not shrink) to `target`, whole or not at all; two callers
 * at once do not harm each other. Same entries and date (ISO, the day counts), same bytes.
 * Rejects with the file system's error when a source is missing or the target cannot be written.
 */
export async function writeZip(
  target: string,
  entries: readonly ZipEntry[],
  { date }: { date: string },
): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    await writeDraft(draft, entries, dayOf(date))
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDraft(draft: string, entries: readonly ZipEntry[], mtime: Date): Promise<void> {
  // The library has no way out of a source missing half way through.
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
    await pipeline(zip.outputStream, createWriteStream(draft), { signal: failure.signal })
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error
  }
}

/** ZIP stores local time without a zone: noon of the named day, so that every zone writes the same. */
function dayOf(date: string): Date {
  const day = new Date(date)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
}
