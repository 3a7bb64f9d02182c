import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ensureFolder } from '../../platform/files/ensure-folder.ts'
import type { FileSummary } from './manifest.ts'

/** Lists the files below a folder as paths with slashes, in order; none if there is no folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissingFile(error)) return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/**
 * Copies a file to the disk, for the owner of the process only, and returns what was written. The
 * file gets its name only once it is complete.
 */
export async function copyFile(from: string, to: string): Promise<FileSummary> {
  ensureFolder(dirname(to))
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const draft = `${to}.tmp`
  const target = createWriteStream(draft, { mode: 0o600, flush: true })
  await pipeline(createReadStream(from), measure, target)
  await rename(draft, to)
  return { bytes, sha256: hash.digest('hex') }
}

/** Reads a file; null if there is none. */
export async function summarizeFile(path: string): Promise<FileSummary | null> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk as Buffer)
      bytes += (chunk as Buffer).length
    }
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** The files that have been copied so far, by their paths, with the time of their last change. */
export type CopiedFiles = Map<string, FileSummary & { readonly changedAt: number }>

interface FileCopy {
  readonly from: string
  readonly to: string
  /** Whether a path is of no concern. */
  readonly isOther?: (path: string) => boolean
}

/**
 * Copies the files below a folder that `copied` does not have as they are now, and adds them to it.
 * Leaves out those that are removed meanwhile, and those that are `isOther`.
 */
export async function copyNewFiles(
  { from, to, isOther }: FileCopy,
  copied: CopiedFiles,
): Promise<void> {
  for (const path of await listFiles(from)) {
    if (isOther?.(path) === true) continue
    try {
      const { mtimeMs: changedAt, size } = await stat(join(from, path))
      const before = copied.get(path)
      if (before?.changedAt === changedAt && before.bytes === size) continue
      const summary = await copyFile(join(from, path), join(to, path))
      copied.set(path, { ...summary, changedAt })
    } catch (error) {
      if (!isMissingFile(error)) throw error
    }
  }
}

/** Returns whether an error is that of a file or folder that is not there. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
