import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFolder } from '../ensure-folder.ts'
import type { UploadBody } from './send-request.ts'
import { toStream } from '../to-stream.ts'

const chunkBytes = 256 * 1024

/**
 * Runs work with a temporary file in a folder. Its name is removed at once, so that nothing remains
 * even if the process is killed.
 */
export async function withSpool<Result>(
  folder: string,
  work: (spool: FileHandle) => Promise<Result>,
): Promise<Result> {
  ensureFolder(folder)
  const path = join(folder, `upload-${randomUUID()}.tmp`)
  await using spool = await open(path, 'wx+', 0o600)
  try {
    await rm(path, { force: true })
    return await work(spool)
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes bytes at a zero-based position of a spool. */
export async function writeSpool(
  spool: FileHandle,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const left = bytes.length - done
    done += (await spool.write(bytes, done, left, position + done)).bytesWritten
  }
}

/** Returns the content of a spool as the body of an upload. */
export async function toUploadBody(spool: FileHandle): Promise<UploadBody> {
  const { size: bytes } = await spool.stat()
  const hash = createHash('sha256')
  for await (const chunk of readSpool(spool, bytes)) hash.update(chunk)
  return {
    sha256: hash.digest('hex'),
    bytes,
    open: () => toStream(readSpool(spool, bytes)),
  }
}

async function* readSpool(spool: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size;) {
    const chunk = new Uint8Array(Math.min(chunkBytes, size - position))
    const { bytesRead } = await spool.read(chunk, 0, chunk.length, position)
    if (bytesRead === 0) throw new Error('the temporary file is shorter than expected')
    position += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
}
