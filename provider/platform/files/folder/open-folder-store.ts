import { existsSync } from 'node:fs'
import {
  access,
  constants,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageError, storageCauses } from '../../database/storage-failure.ts'
import { ensureFolder } from '../ensure-folder.ts'
import { createKeyError, isFileKey, refuseUrl } from '../file-key.ts'
import type { Draft, FileStatus, FileStore } from '../file-store.ts'
import { hashStream, toKey } from '../hashed-files.ts'
import { readPart } from './read-part.ts'
import { createDraftPath, draftPattern, syncFolder, writeAtomically } from './write-atomically.ts'

/** Bytes to keep free on the disk for the database and other programs. */
const reservedBytes = 64 * 1024 * 1024

/** Only the process's owner can access the files. */
const mode = 0o600

/**
 * Opens a folder as a file store; creates it with the first file. Other processes can use it
 * concurrently. `toPublicUrl` returns the URL of a public file.
 */
export function openFolderStore(
  folder: string,
  toPublicUrl: (key: string) => string = refuseUrl,
): FileStore {
  const locate = (key: string) => join(folder, requireKey(key))
  const parent = dirname(folder)
  // The folder of a catalogue does not exist before its first file.
  let mustExist = existsSync(parent)
  return {
    async put(key, content) {
      await writeAtomically(locate(key), async (draft) => {
        const data = typeof content === 'function' ? content() : content
        await writeFile(draft, data, { mode, flush: true })
      })
    },
    async putHashed(extension, write) {
      ensureFolder(folder)
      const draft = createDraftPath(join(folder, 'new'))
      try {
        const bytes = await writeDraft(draft, write)
        const file = { sha256: await hashStream(readPart(draft)), extension, bytes }
        await rename(draft, locate(toKey(file)))
        await syncFolder(folder)
        return file
      } finally {
        await rm(draft, { force: true })
      }
    },
    read: (key, range) => readPart(locate(key), range),
    stat: async (key) => await readStatus(locate(key)),
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
      const files = (entries ?? []).filter((entry) => !entry.isDirectory())
      return files.map(({ name }) => name).filter((name) => isKey(name))
    },
    delete: async (key) => await rm(locate(key), { force: true }),
    deleteDrafts: (before) => deleteDrafts(folder, before),
    async requireReachable() {
      const found = await stat(parent).catch(ignoreMissing)
      if (found === null && mustExist) throw new StorageError(`the folder ${parent} is missing`)
      if (found !== null) await access(parent, constants.R_OK | constants.X_OK)
      mustExist = found !== null
    },
    async requireSpace(bytes) {
      ensureFolder(folder)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < bytes + reservedBytes) throw new StorageError(storageCauses.full)
    },
    publicUrl: (key) => toPublicUrl(requireKey(key)),
    describe: locate,
  }
}

function isKey(name: string): boolean {
  return isFileKey(name) && !draftPattern.test(name)
}

function requireKey(key: string): string {
  if (!isKey(key)) throw createKeyError(key)
  return key
}

/** Returns null if a file or folder is missing; rethrows other errors. */
function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function readStatus(path: string): Promise<FileStatus | null> {
  const found = await stat(path).catch(ignoreMissing)
  return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : null
}

/** Deletes drafts. A process whose draft is deleted while writing it writes it again. */
async function deleteDrafts(folder: string, before?: Date): Promise<void> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  for (const name of names.filter((one) => draftPattern.test(one))) {
    const path = join(folder, name)
    const status = before && (await readStatus(path))
    if (status && status.changedAt >= before) continue
    await rm(path, { force: true })
  }
}

/** Writes and syncs a draft, and returns its size. */
async function writeDraft(path: string, write: (draft: Draft) => Promise<void>): Promise<number> {
  await using handle = await open(path, 'wx', mode)
  await write({ write: (bytes, position) => writeAll(handle, bytes, position) })
  await handle.sync()
  return (await handle.stat()).size
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const left = bytes.length - done
    done += (await handle.write(bytes, done, left, position + done)).bytesWritten
  }
}
