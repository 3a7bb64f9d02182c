import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { hashStream } from '../../platform/files/hashed-files.ts'

/** Thrown if a label's file changes while it is being read. */
export class ChangedFileError extends Error {
  override readonly name = 'ChangedFileError'
  constructor() {
    super('it was changed while it was read; run the same command again')
  }
}

/** Returns the SHA-256 of a label's file; rejects with the file system's error. */
export async function hashFile(path: string): Promise<string> {
  return await hashStream(createReadStream(path))
}

/** Reads a small file; rejects with the file system's error, or a `RangeError` above `maxBytes`. */
export async function readSmallFile(path: string, maxBytes: number): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size > maxBytes) throw new RangeError(`it is larger than ${maxBytes / 1024 / 1024} MB`)
  return await readFile(path)
}

/**
 * Streams a file; throws a `ChangedFileError` at the end if its SHA-256 differs from the expected
 * one.
 */
export async function* readUnchangedFile(
  path: string,
  sha256: string,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer)
    yield chunk as Buffer
  }
  if (hash.digest('hex') !== sha256) throw new ChangedFileError()
}
