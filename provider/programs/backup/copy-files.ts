import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ensureFolder } from '../../platform/files/ensure-folder.ts'
import { isMissingFile } from './manifest.ts'
import type { FileSummary } from './manifest.ts'

/**
 * Lists the files below a folder as sorted paths with slashes; empty if the folder does not exist.
 */
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
 * Copies a file durably, readable only by the process's owner, and returns its size and hash. The
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

/** Returns the size and hash of a file, or null. */
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

/** The files copied so far by path, each with its modification time. */
export type CopiedFiles = Map<string, FileSummary & { readonly changedAt: number }>

interface FileCopy {
  readonly from: string
  readonly to: string
  /** Returns whether to skip a path. */
  readonly isOther?: (path: string) => boolean
}

/**
 * Copies new and modified files below a folder, and adds them to `copied`. Skips files removed
 * meanwhile, and those that match `isOther`.
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
