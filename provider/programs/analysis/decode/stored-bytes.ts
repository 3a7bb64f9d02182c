import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'
import type { FileBytes } from './file-bytes.ts'

/**
 * Opens a stored file for reading in parts; throws an `UnreadableSoundError` if it does not exist.
 */
export async function openStoredBytes(store: FileStore, key: string): Promise<FileBytes> {
  const status = await store.stat(key)
  if (status === null) throw new UnreadableSoundError('The file cannot be opened.')
  const size = status.bytes
  return {
    size,
    async read(position, length) {
      const end = Math.min(position + length, size) - 1
      if (end < position) return Buffer.alloc(0)
      return await buffer(store.read(key, { start: position, end }))
    },
    close: async () => {},
  }
}
