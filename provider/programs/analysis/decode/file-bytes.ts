import { open } from 'node:fs/promises'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'

/** A file of any size, read in parts. */
export interface FileBytes {
  readonly size: number
  /** Reads up to `length` bytes from a position; fewer only at the end of the file. */
  readonly read: (position: number, length: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Opens a file for reading; throws an `UnreadableSoundError` if it is not a readable file. */
export async function openFileBytes(path: string): Promise<FileBytes> {
  const handle = await open(path, 'r').catch((cause: unknown) => {
    throw new UnreadableSoundError('The file cannot be opened.', { cause })
  })
  const status = await handle.stat()
  if (!status.isFile()) {
    await handle.close()
    throw new UnreadableSoundError('This is not a file.')
  }
  return {
    size: status.size,
    async read(position, length) {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, status.size - position)))
      let done = 0
      while (done < bytes.length) {
        const { bytesRead } = await handle.read(bytes, done, bytes.length - done, position + done)
        if (bytesRead === 0) break
        done += bytesRead
      }
      return bytes.subarray(0, done)
    },
    close: () => handle.close(),
  }
}

/** Reads exactly `length` bytes; throws an `UnreadableSoundError` if the file is shorter. */
export async function readExactly(
  file: FileBytes,
  position: number,
  length: number,
): Promise<Buffer> {
  const bytes = await file.read(position, length)
  if (bytes.length < length) throw new UnreadableSoundError('The file is cut off.')
  return bytes
}
