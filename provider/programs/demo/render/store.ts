import { createHash, randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFolder } from '../../../platform/files/ensure-folder.ts'
import type { FileExtension, FileRef } from '../../../catalog/catalogue.ts'

const maxDraftAge = 3_600_000

/**
 * A catalogue folder on disk: content-addressed files, and a JSON file with the result of each
 * finished job.
 */
export interface Store {
  readonly saveFile: <Extension extends FileExtension>(
    content: Buffer | string,
    extension: Extension,
  ) => Promise<FileRef<Extension>>
  readonly getPath: (file: FileRef) => string
  readonly hasFile: (file: FileRef) => boolean
  readonly saveJson: (name: string, note: unknown) => Promise<void>
  /**
   * Reads a JSON file without validating its content; returns null if it is missing or unreadable.
   */
  readonly readJson: (name: string) => Promise<unknown>
}

/** Opens a catalogue folder; all writes are atomic. */
export function openStore(dir: string): Store {
  const getPath = (file: FileRef) => join(dir, 'files', `${file.sha256}.${file.extension}`)
  const hasFile = (file: FileRef) => getFileSize(getPath(file)) === file.bytes
  return {
    getPath,
    hasFile,
    async saveFile(content, extension) {
      const bytes = Buffer.from(content)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { sha256, extension, bytes: bytes.length }
      if (!hasFile(file)) await writeAtomically(dir, getPath(file), bytes)
      return file
    },
    saveJson: (name, note) => writeAtomically(dir, join(dir, name), JSON.stringify(note)),
    async readJson(name) {
      const path = join(dir, name)
      if (!existsSync(path)) return null
      try {
        return JSON.parse(await readFile(path, 'utf8'))
      } catch {
        return null
      }
    },
  }
}

/**
 * Creates the folders of a catalogue; throws an error that contains the path if it is not writable.
 */
export async function prepareStore(dir: string, folders: readonly string[]): Promise<void> {
  try {
    for (const folder of ['files', 'drafts', ...folders]) ensureFolder(join(dir, folder))
    const trial = join(dir, 'drafts', randomUUID())
    await writeFile(trial, '')
    await rm(trial)
    await removeOldDrafts(join(dir, 'drafts'))
  } catch (cause) {
    throw new Error(`The demo catalogue cannot be written to ${dir}.`, { cause })
  }
}

/**
 * Removes drafts left behind by killed processes; recent drafts may belong to a running process.
 */
async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (changed < Date.now() - maxDraftAge) await rm(path, { force: true })
  }
}

async function writeAtomically(dir: string, path: string, content: Buffer | string): Promise<void> {
  const draft = join(dir, 'drafts', randomUUID())
  try {
    await writeFile(draft, content, { mode: 0o600 })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

function getFileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1
}
