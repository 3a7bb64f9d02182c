import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ensureFolder } from './ensure-folder.ts'
import { writeAtomically } from './folder/write-atomically.ts'
import { StorageError, storageCauses } from '../database/storage-failure.ts'

/** A stored file, named after the SHA-256 hash of its content. */
export interface StoredFile<Extension extends string = string> {
  readonly sha256: string
  readonly extension: Extension
  readonly bytes: number
}

/** Hashes a file without reading it into memory at once; rejects with the file system's error. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Returns the path of a stored file. */
export function getStoredPath(
  folder: string,
  { sha256, extension }: Pick<StoredFile, 'sha256'> & { readonly extension: string },
): string {
  return join(folder, `${sha256}.${extension}`)
}

/** What stays free on the disk for the database and for what other programs write, in bytes. */
const reservedBytes = 64 * 1024 * 1024

/** Throws a `StorageError` unless a folder's disk has room for so many more bytes. */
export async function requireFreeSpace(folder: string, bytes: number): Promise<void> {
  ensureFolder(folder)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + reservedBytes) throw new StorageError(storageCauses.full)
}

/** Returns whether a stored file is there and complete. */
export async function isStored(folder: string, file: StoredFile): Promise<boolean> {
  const found = await stat(getStoredPath(folder, file)).catch(() => null)
  return found?.size === file.bytes
}

/** Stores content in a folder under the name of its SHA-256, in one step and safe from power loss. */
export async function storeContent<Extension extends string>(
  folder: string,
  content: Uint8Array | string,
  extension: Extension,
): Promise<StoredFile<Extension>> {
  return { ...(await storeRaw(folder, content, extension)), extension }
}

/** Like `storeContent`, for files that are not served, such as the original of a cover. */
export async function storeRaw(
  folder: string,
  content: Uint8Array | string,
  extension: string,
): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = getStoredPath(folder, { sha256, extension })
  if ((await stat(path).catch(() => null))?.size !== bytes.length) {
    await writeAtomically(path, (draft) => writeFile(draft, bytes, { flush: true }))
  }
  return { sha256, bytes: bytes.length }
}

/**
 * Stores a copy of a file under the name of its SHA-256. Rejects with a `ChangedFileError` if the
 * copy does not have the given hash, because the file was changed since.
 */
export async function storeCopy(
  folder: string,
  source: string,
  { sha256, extension }: { readonly sha256: string; readonly extension: string },
): Promise<number> {
  const target = getStoredPath(folder, { sha256, extension })
  const { size } = await stat(source)
  if ((await stat(target).catch(() => null))?.size === size) return size
  ensureFolder(folder)
  await writeAtomically(target, async (draft) => {
    await copyFile(source, draft)
    if ((await hashFile(draft)) !== sha256) throw new ChangedFileError()
    await using handle = await open(draft, 'r+')
    await handle.sync()
  })
  return size
}

/**
 * Stores a file that `write` writes under the name of its SHA-256, in one step and safe from power
 * loss. Rejects with the error of `write`.
 */
export async function storeWritten<Extension extends string>(
  folder: string,
  extension: Extension,
  write: (draft: string) => Promise<unknown>,
): Promise<StoredFile<Extension>> {
  ensureFolder(folder, 0o777)
  const draft = join(folder, `new.${randomUUID()}.tmp`)
  try {
    await write(draft)
    await using handle = await open(draft, 'r+')
    await handle.sync()
    const { size } = await handle.stat()
    const file = { sha256: await hashFile(draft), extension, bytes: size }
    await rename(draft, getStoredPath(folder, file))
    return file
  } finally {
    await rm(draft, { force: true })
  }
}

/** A file whose content changed while it was read. */
export class ChangedFileError extends Error {
  override readonly name = 'ChangedFileError'
  constructor() {
    super('it was changed while it was read; run the same command again')
  }
}

/** Reads a small file; rejects with the file system's error, or a `RangeError` above `maxBytes`. */
export async function readSmallFile(path: string, maxBytes: number): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size > maxBytes) throw new RangeError(`it is larger than ${maxBytes / 1024 / 1024} MB`)
  return await readFile(path)
}
